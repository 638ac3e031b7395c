import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { readBrand } from './brand.js';
import { manifestText } from './manifest.js';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const make = (brand, locale = 'en_GB') =>
  JSON.parse(
    manifestText(
      read('public/manifest.webmanifest'),
      { name: 'Halewell', locale, messages: JSON.parse(read(`i18n/${locale}.json`)) },
      brand,
    ),
  );
const brand = readBrand(root, {});
const sizeOf = async (src) => {
  const { width, height } = await sharp(join(root, 'public', src)).metadata();
  return `${width}x${height}`;
};

test('every picture of the manifest is there, in the size that it names', async () => {
  const { icons, screenshots, shortcuts } = make(brand);
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of pictures) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(new Set(screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('speaks the shop’s language, and shows no other shop’s pages', () => {
  expect(make(brand, 'de_DE')).toMatchObject({ lang: 'de-DE', shortcuts: [{ name: 'Warenkorb', url: '/cart' }, {}] });
  expect(make({ ...brand, screenshots: [] })).not.toHaveProperty('screenshots');
});
