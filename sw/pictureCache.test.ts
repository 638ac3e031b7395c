import { largerCopy } from './pictureCache';

const at = (width: number, more = '') =>
  `https://shop.example/media/catalog/product/z/zinc.jpg?auto=webp&width=${width}&height=${Math.round(width / 0.8)}&fit=cover${more}`;

test('the smallest copy that is wide enough serves', () => {
  expect(largerCopy(at(320), [at(160), at(1280), at(640)])).toBe(at(640));
  expect(largerCopy(at(1280), [at(160), at(640)])).toBeUndefined();
});

test.each([
  ['another folder', at(640).replace('/z/', '/y/')],
  ['another quality', at(640, '&quality=40')],
  ['another shape', at(640).replace('height=800', 'height=640')],
  ['its own shape', at(640).replace('&height=800', '')],
  ['no width', 'https://shop.example/media/catalog/product/z/zinc.jpg'],
])('a picture with %s is another picture', (_what, stored) => {
  expect(largerCopy(at(320), [stored])).toBeUndefined();
});
