import { addTypenameToDocument as ofApollo } from '@apollo/client/utilities';
import { parse, print } from 'graphql';
import { ResolveUrlDocument } from '@/app/routing/ResolveURL.graphql.generated';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { addTypenameToDocument } from './typenames';

test.each([
  ['the first question', ResolveUrlDocument],
  ['the settings', ShopSettingsDocument],
  [
    'fragments, aliases and types that are asked for already',
    parse(
      'mutation Set($a: Int) { a: set(a: $a) { __typename b { c ... on D { e { f } } ...g } } } fragment g on B { h { i } j }',
    ),
  ],
])('asks for types as Apollo does: %s', (_, document) => {
  expect(print(addTypenameToDocument(document))).toBe(print(ofApollo(document)));
  expect(addTypenameToDocument(addTypenameToDocument(document))).toEqual(addTypenameToDocument(document));
});
