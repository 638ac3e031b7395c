import { parse, print, stripIgnoredCharacters } from 'graphql';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { compactText } from './compactText';

test.each([
  ['the settings', ShopSettingsDocument],
  [
    'strings, lists, spreads and directives',
    parse(`query Q($a: [Int!]! = [1, 2], $b: In = { t: "a,  {b} \\"c\\"", e: ENUM }) @live {
      x: a(b: $b, c: "") @include(if: true) { ...F, y ...on T { z } }
      last
      ... F
    }
    fragment F on T { id, __typename }`),
  ],
])('the text of %s is that which graphql makes', (_name, document) => {
  expect(compactText(document)).toBe(stripIgnoredCharacters(print(document)));
});
