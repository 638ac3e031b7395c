import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootWords } from './bootWords';

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const catalogueOf = (messages) => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(root);
  mkdirSync(join(root, 'i18n'));
  writeFileSync(join(root, 'i18n/xx_XX.json'), JSON.stringify(messages));
  return root;
};
const messages = {
  'breadcrumbs.home': 'Start',
  'ui.priceFrom': 'Ab {price}',
  'product.onSubscription': '{price} im Abo',
  'product.perDay': '{price} am Tag',
};

test('the first view has its words in every language', () => {
  const words = bootWords(process.cwd());
  expect(Object.keys(words)).toContain('de_DE');
  for (const own of Object.values(words))
    expect(Object.keys(own)).toEqual(['home', 'priceFrom', 'onSubscription', 'perDay']);
  expect(bootWords(catalogueOf(messages))).toEqual({
    xx_XX: { home: 'Start', priceFrom: 'Ab {price}', onSubscription: '{price} im Abo', perDay: '{price} am Tag' },
  });
});

test.each([
  ['is missing', { ...messages, 'breadcrumbs.home': undefined }],
  ['needs more than a price', { ...messages, 'ui.priceFrom': 'Ab {price}{count, plural, other {}}' }],
])('the build fails when a message %s', (_what, broken) => {
  expect(() => bootWords(catalogueOf(broken))).toThrow('xx_XX');
});
