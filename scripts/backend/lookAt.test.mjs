import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphqlSync } from 'graphql';

import { readOwnSchema } from '../../build/documents/ownSchema.js';
import { capabilityFile } from './compare.mjs';
import { lookAt } from './lookAt.mjs';

const own = readOwnSchema(process.cwd());
const folder = mkdtempSync(join(tmpdir(), 'halewell-look-'));
const file = join(folder, 'staging.json');
const store = {
  store_code: 'default',
  secure_base_url: 'https://shop.example/',
  secure_base_media_url: 'https://cdn.example/',
};

describe('a look at a backend', () => {
  let server;
  let address;
  let tellsSchema = true;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { query } = JSON.parse(body);
        const answer = () =>
          tellsSchema
            ? graphqlSync({ schema: own, source: query })
            : { errors: [{ message: 'GraphQL introspection is not allowed' }] };
        response.end(JSON.stringify(/storeConfig/.test(query) ? { data: { storeConfig: store } } : answer()));
      });
    });
    await new Promise((resolve) => server.listen(0, 'localhost', resolve));
    address = `localhost:${server.address().port}`;
  });
  beforeEach(() => {
    tellsSchema = true;
    writeFileSync(
      file,
      capabilityFile({ name: 'staging', settings: { SHOP_MEDIA_URL: 'x' }, absent: ['Query.route'] }),
    );
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('at an address gives its address, its store and what it lacks', async () => {
    const { absent, settings } = await lookAt(`${address}/shop/graphql`, {});
    expect(absent).toEqual([]);
    expect(settings).toMatchObject({
      BACKEND_ORIGIN: `http://${address}/shop`,
      SHOP_STORE_CODE: 'default',
      SHOP_MEDIA_URL: 'https://cdn.example/',
    });
  });

  it('without introspection takes what it lacks from a file, and nothing of the store of that file', async () => {
    tellsSchema = false;
    await expect(lookAt(`${address}/graphql`, {})).rejects.toThrow(/Introspection is switched off/);
    const { name, absent, settings } = await lookAt(`${address}/graphql`, { SHOP_BACKEND_SCHEMA: file });
    expect({ name, absent }).toEqual({ name: 'staging', absent: ['Query.route'] });
    expect(settings.SHOP_MEDIA_URL).toBe('https://cdn.example/');
  });

  it('may be one at a capability file', async () => {
    expect(await lookAt(file, {})).toEqual({
      name: 'staging',
      absent: ['Query.route'],
      settings: { SHOP_MEDIA_URL: 'x' },
    });
  });

  it('says what a file is that tells nothing', async () => {
    writeFileSync(file, '{ "name": "staging", "absent": [], "settings": { "SHOP_MEDIA_URL": 1 } }');
    await expect(lookAt(file, {})).rejects.toThrow(/holds no schema/);
  });
});
