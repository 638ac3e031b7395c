import { readdirSync } from 'node:fs';

import { isContentType } from './blockKinds';
import { contentTypes } from './contentTypes';

test('every content type has a folder and a row', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(contentTypes).sort());
});

test('only the names of the table are content types', () => {
  expect(isContentType('row')).toBe(true);
  for (const name of ['carousel-3d', 'toString', '']) expect(isContentType(name)).toBe(false);
});
