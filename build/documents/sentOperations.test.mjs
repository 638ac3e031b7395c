import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, print, stripIgnoredCharacters } from 'graphql';

import { assertWithinLimits } from '../../backend/graphql/limits';
import { listOperations, operationKey } from '../../backend/graphql/operationList';
import { sentDocument } from '../../src/kernel/graphql/absentFields';
import { compactText } from '../../src/kernel/graphql/compactText';
import { queryTexts } from '../queryTexts.js';
import { readOperations } from './ownDocuments.js';
import { documentRewriter } from './rewriteDocument.js';

const root = process.cwd();
const sources = join(root, 'src');

/** The documents that the shop's modules hold, before the build rewrites them. */
const generated = readdirSync(sources, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.graphql.generated.ts'))
  .flatMap((name) => [
    ...readFileSync(join(sources, name), 'utf8').matchAll(/^export const \w+Document = (\{.*\}) as unknown as /gm),
  ])
  .map(([, json]) => JSON.parse(json));

it.each([
  ['a backend that has everything', new Set()],
  ['a bare Magento', new Set(JSON.parse(readFileSync(join(root, 'settings/backends/stock.json'), 'utf8')).absent)],
])('lists each operation as the shop and its boot script send it to %s', (_name, absent) => {
  const rewrite = documentRewriter(root, { absent });
  const sent = (document) => sentDocument(rewrite(document));
  const list = listOperations([...readOperations(sources).values()].map(sent));
  const documents = generated.map((document) => addTypenameToDocument(sent(document)));
  const texts = documents.map(compactText);
  expect(texts).toEqual(documents.map((document) => stripIgnoredCharacters(print(document))));
  const bootText = queryTexts(sources, sent);
  expect(texts.length).toBeGreaterThan(80);
  for (const text of [...texts, bootText('ResolveURL'), bootText('ShopSettings')]) {
    expect(list).toHaveProperty(operationKey(parse(text)));
  }
});

/** Values of the variables that decide which fields are asked for. */
const asked = (document, value) =>
  Object.fromEntries(
    document.definitions
      .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
      .filter(({ type }) => JSON.stringify(type).includes('"Boolean"'))
      .map(({ variable }) => [variable.name.value, value]),
  );

it('asks for no more fields at a time than a Magento answers', () => {
  const rewrite = documentRewriter(root, { absent: new Set() });
  for (const document of generated) {
    const sent = parse(print(addTypenameToDocument(sentDocument(rewrite(document)))));
    for (const value of [true, false]) expect(() => assertWithinLimits(sent, asked(sent, value))).not.toThrow();
  }
});
