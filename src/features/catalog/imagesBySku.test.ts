import fc from 'fast-check';
import { createServices } from '@/app/services';
import { createShopStore } from '@/app/store';
import { mainImage, readRememberedImage, rememberProductImages, withImages } from './imagesBySku';

const entry = (file: string | null, position: number | null, disabled = false) => ({ file, position, disabled });

test('the picture at position 1 stands for a product, else the first that is shown', () => {
  expect(mainImage([entry('/b.jpg', 2), entry('/a.jpg', 1)])).toBe('/a.jpg');
  expect(mainImage([entry('/off.jpg', 1, true), entry('/c.jpg', 3), entry('/b.jpg', 2)])).toBe('/c.jpg');
  expect(mainImage([entry(null, 1), null])).toBeUndefined();
  expect(mainImage(null)).toBeUndefined();
});

test('no more are remembered than fit; the oldest go, the newest stay', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 200 }), (added) => {
      const known = added.reduce<ReturnType<typeof withImages>>((all, pair) => withImages(all, [pair]), []);
      expect(known.length).toBe(Math.min(60, new Set(added.map(([sku]) => sku)).size));
      const last = added.at(-1);
      if (last) expect(known.at(-1)).toEqual(last);
    }),
  );
});

/** The shop's store over a storage that the test can look into. */
const storeOver = (entries: Map<string, string>) =>
  createShopStore(
    createServices({
      rawStorage: {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
        removeItem: (key) => void entries.delete(key),
      },
      fetch: () => Promise.reject(new TypeError('Nothing is fetched here.')),
    }),
  );

test('a product and its variants are remembered by sku; spoilt storage remembers nothing', () => {
  const entries = new Map<string, string>();
  const { dispatch } = storeOver(entries);
  dispatch(
    rememberProductImages({
      sku: 'MAG',
      media_gallery_entries: [entry('/mag.jpg', 1)],
      variants: [{ product: { sku: 'MAG-1', media_gallery_entries: [entry('/mag-1.jpg', 1)] } }, null],
    }),
  );
  expect(dispatch(readRememberedImage('MAG'))).toBe('/mag.jpg');
  expect(dispatch(readRememberedImage('MAG-1'))).toBe('/mag-1.jpg');
  expect(dispatch(readRememberedImage('ZINC'))).toBeUndefined();
  for (const key of entries.keys())
    entries.set(key, JSON.stringify({ value: [['MAG', 7], 'MAG', null], timeStored: Date.now() }));
  expect(dispatch(readRememberedImage('MAG'))).toBeUndefined();
});
