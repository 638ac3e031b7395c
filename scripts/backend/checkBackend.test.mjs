import { createServer as createPlainServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, graphqlSync, introspectionFromSchema, printSchema } from 'graphql';

import { readOwnSchema } from '../../build/documents/ownSchema.js';
import { capabilityModules } from '../../settings/capabilityModules.js';
import { capabilityRows } from '../../settings/capabilities.js';
import { capabilityTable, compare } from './compare.mjs';
import { readSchema } from './readSchema.mjs';

const own = readOwnSchema(process.cwd());
const closings = [];
afterEach(() => closings.splice(0).forEach((close) => close()));

/** A server at a free port that answers everything alike. */
const serve = (answer, create = (listener) => createPlainServer(listener)) =>
  new Promise((resolve) => {
    const server = create((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { status = 200, text } = answer(request, body);
        response.writeHead(status).end(text);
      });
    });
    server.listen(0, 'localhost', () => {
      closings.push(() => server.close());
      resolve(server.address().port);
    });
  });

const errorAnswer = (message, status) => () => ({ status, text: JSON.stringify({ errors: [{ message }] }) });
const endpoint = (port, scheme = 'http') => `${scheme}://localhost:${port}/graphql`;

describe('a backend that can be looked at', () => {
  it('is asked once, for the store view of the settings', async () => {
    const asked = [];
    const port = await serve((request, body) => {
      asked.push([request.method, request.headers.store]);
      return { text: JSON.stringify(graphqlSync({ schema: own, source: JSON.parse(body).query })) };
    });
    const { schema, name } = await readSchema(endpoint(port), 'default');
    expect(asked).toEqual([['POST', 'default']]);
    expect(name).toBe(`localhost:${port}`);
    expect(compare(schema)).toEqual([]);
  });

  it('may be of an age that knows no deprecated inputs', async () => {
    const old = JSON.stringify({ data: introspectionFromSchema(own) });
    const refusal = 'Unknown argument "includeDeprecated" on field "inputFields" of type "__Type".';
    const port = await serve((_request, body) =>
      /inputFields\(includeDeprecated/.test(body) ? errorAnswer(refusal)() : { text: old },
    );
    expect(compare((await readSchema(endpoint(port), 'default')).schema)).toEqual([]);
  });

  it('may be a file: a schema, a folder of schemas or an introspection', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halewell-check-'));
    closings.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'a.graphqls'), printSchema(own));
    writeFileSync(join(folder, 'b.json'), JSON.stringify({ data: introspectionFromSchema(own) }));
    for (const path of [join(folder, 'a.graphqls'), folder, join(folder, 'b.json')]) {
      expect(compare((await readSchema(path, '')).schema)).toEqual([]);
    }
  });

  it('is told what goes dark, in words', async () => {
    const { schema } = await readSchema(join(process.cwd(), 'backend/schema/core'), '');
    const table = capabilityTable(compare(schema));
    const at = (pattern) => table.findIndex((line) => pattern.test(line));
    const missing = at(/^What the shop leaves no trace of:$/);
    expect(at(/^What works:$/)).toBe(0);
    expect(at(/^ {2}Bought downloads$/)).toBeGreaterThan(0);
    expect(at(/^ {2}Bought downloads$/)).toBeLessThan(missing);
    expect(at(/^ {2}Gift cards\. No form .* \(Adobe Commerce, or a module for giftCard\.graphqls\)$/)).toBeGreaterThan(
      missing,
    );
  });

  it('is told each capability in one module, whose files are there', () => {
    const named = capabilityModules.flatMap(({ capabilities, anyOf = [] }) => [...capabilities, ...anyOf]);
    expect([...named].sort()).toEqual(capabilityRows.map(({ name }) => name).sort());
    for (const { files = [] } of capabilityModules)
      for (const file of files) expect(existsSync(`backend/schema/extensions/${file}.graphqls`)).toBe(true);
    expect(capabilityModules.filter(({ since, files }) => !since && !files)).toEqual([]);
  });
});

describe('a backend that cannot be looked at gets one sentence with the next step', () => {
  const sentence = async (url) =>
    (await readSchema(url, 'uk_en').then(
      () => undefined,
      (error) => error.message,
    )) ?? 'none';

  it('wrong host', async () => {
    expect(await sentence('http://shop.invalid/graphql')).toMatch(/^There is no host shop\.invalid: check the address/);
  });

  it('nothing listens', async () => {
    const port = await serve(() => ({ text: '' }));
    closings.splice(0).forEach((close) => close());
    expect(await sentence(endpoint(port))).toMatch(/^Nothing answers at localhost:\d+ \(ECONNREFUSED\): check address/);
  });

  it('a certificate that nobody trusts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halewell-tls-'));
    closings.push(() => rmSync(folder, { recursive: true }));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const options = { key: readFileSync(key), cert: readFileSync(cert) };
    const port = await serve(
      () => ({ text: '{}' }),
      (listener) => createTlsServer(options, listener),
    );
    expect(await sentence(endpoint(port, 'https'))).toMatch(
      /^The certificate of .* is not trusted .*NODE_EXTRA_CA_CERTS/,
    );
  });

  it('https where there is plain http', async () => {
    const port = await serve(() => ({ text: '{}' }));
    expect(await sentence(endpoint(port, 'https'))).toMatch(
      /^localhost:\d+ does not speak https \(.*\): name it with http:\/\//,
    );
  });

  it('a name and a password, which it does not repeat', async () => {
    const said = await sentence('http://ann:secret@localhost:9/graphql');
    expect(said).toMatch(
      /^The address of localhost:9 holds a name and a password, .* name the address without them\.$/,
    );
  });

  it.each([
    [200, '<html>Welcome</html>'],
    [404, '<html>Not found</html>'],
    [200, '{"shop":"ours"}'],
  ])('no GraphQL there: %s %s', async (status, text) => {
    const port = await serve(() => ({ status, text }));
    expect(await sentence(endpoint(port))).toMatch(/ and no GraphQL: check that this is the address of a Magento/);
    expect(await sentence(endpoint(port).replace('/graphql', '/shop/'))).toMatch(
      /and no GraphQL: name the whole endpoint, such as .*\/shop\/graphql\.$/,
    );
  });

  it.each([
    [401, 'wants a sign-in of its web server'],
    [403, 'refuses this machine'],
    [503, 'is in maintenance, or too busy: end it with bin/magento maintenance:disable'],
  ])('a web server that answers %s', async (status, text) => {
    const port = await serve(() => ({ status, text: '<html>No</html>' }));
    expect(await sentence(endpoint(port))).toContain(`answers ${status}: it ${text}`);
  });

  it('introspection switched off', async () => {
    const message = 'GraphQL introspection is not allowed, but the query contained __schema or __type';
    expect(await sentence(endpoint(await serve(errorAnswer(message))))).toMatch(
      /^Introspection is switched off there: .*SHOP_BACKEND_SCHEMA=settings\/backends\/magento-2\.4\.7-p1\.json/,
    );
  });

  it('a store view that it has not', async () => {
    const port = await serve(errorAnswer('Requested store is not found (uk_en)', 500));
    expect(await sentence(endpoint(port))).toMatch(/^There is no store view uk_en: name one in SHOP_STORE_CODE/);
  });

  it('any other refusal', async () => {
    const port = await serve(errorAnswer('Internal server error', 500));
    expect(await sentence(endpoint(port))).toContain(
      "('Internal server error'): name its schema in SHOP_BACKEND_SCHEMA",
    );
  });

  it('an old Magento, whose missing operations are named', () => {
    const old = buildSchema(
      printSchema(own)
        .replaceAll(/^ {2}route\(.*$/gm, '')
        .replaceAll(/^ {2}mergeCarts\(.*$/gm, ''),
      {
        assumeValidSDL: true,
      },
    );
    expect(() => compare(old)).toThrow(/lacks Query\.route \(ResolveURL\).*Magento 2\.4\.4 or later/);
  });
});
