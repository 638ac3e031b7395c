import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'graphql';

import { BadSetting } from '../../settings/table.js';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore } from '../testing/fixtures';
import { listOperations, operationKey, readOperationList } from './operationList';

const listed =
  'query Shop($a: String) { storeConfig { store_code ...F } country(id: $a) { id } } fragment F on StoreConfig { locale }';
const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const file = join(folder, 'operations.json');
writeFileSync(file, JSON.stringify(listOperations([parse(listed)])));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the key of an operation', () => {
  const key = (text: string) => operationKey(parse(text));

  it('is the same however it is laid out, and with the types that clients ask for', () => {
    const other = `fragment F on StoreConfig { __typename, locale }
      # a comment
      query Shop($a: String) { storeConfig { store_code, ...F, __typename }
        country(id: $a) { id __typename } }`;
    expect(key(other)).toBe(key(listed));
  });

  it.each([
    ['another field', listed.replace('locale', 'timezone')],
    ['another argument', listed.replace('id: $a', 'id: "GB"')],
    ['an alias', listed.replace('store_code', 'x: store_code')],
    ['a type under another name', listed.replace('store_code', 'store_code x: __typename')],
    ['another operation beside it', `${listed} query Other { storeConfig { store_code } }`],
  ])('is another with %s', (_name, text) => {
    expect(key(text)).not.toBe(key(listed));
  });
});

describe('a backend with a list of operations', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend({ settings: { operationLists: [file] } });
    insertStore(backend.db);
  });
  afterEach(() => backend.close());

  const post = (query: string) =>
    backend.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  it('answers what is on the list, by POST and by GET', async () => {
    expect((await post(listed)).status).toBe(200);
    const byGet = await backend.fetch(`/graphql?query=${encodeURIComponent(listed)}`);
    expect(await byGet.json()).toMatchObject({ data: { storeConfig: { store_code: 'uk_en' } } });
  });

  it('refuses anything else', async () => {
    for (const query of [
      '{ storeConfig { store_code } }',
      'mutation { createEmptyCart }',
      `${listed} query B { __typename }`,
    ]) {
      const answer = await post(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ message: 'The operation is not one of this shop.' }] });
    }
    expect(backend.db.all('SELECT 1 FROM cart')).toEqual([]);
  });
});

it('says in a sentence which list cannot be read', () => {
  const missing = join(folder, 'missing.json');
  expect(() => readOperationList([missing])).toThrow(BadSetting);
  writeFileSync(join(folder, 'broken.json'), '[');
  expect(() => readOperationList([file, join(folder, 'broken.json')])).toThrow('is no list of operations');
});
