import fc from 'fast-check';
import { createShopStorage } from '@/kernel/storage/shopStorage';
import { storeViewKeys, withChosenStoreView } from './chosenStoreView';
import { settings } from './settings';

const storage = createShopStorage({ raw: localStorage, namespace: settings.storageNamespace, now: Date.now });

afterEach(() => localStorage.clear());

test('without a choice the deployment decides', () => {
  expect(withChosenStoreView(settings)).toEqual(settings);
});

test('the chosen store view, its currency and its pictures take the place of the deployment’s', () => {
  storage.write(storeViewKeys.code, 'ie_en');
  storage.write(storeViewKeys.currency, 'EUR');
  storage.write(storeViewKeys.mediaUrl, 'https://media.example/');
  storage.write(storeViewKeys.locale, 'de_DE');
  expect(withChosenStoreView(settings)).toMatchObject({
    storeCode: 'ie_en',
    currency: 'EUR',
    mediaUrl: 'https://media.example/',
    locale: 'de_DE',
  });
});

test('before another backend pictures of any store view are asked for where the page may', () => {
  storage.write(storeViewKeys.mediaUrl, 'https://media.example/');
  Object.assign(globalThis, { TRIMS_DOCUMENTS: true });
  expect(withChosenStoreView(settings).mediaUrl).toBe('/media/');
  Object.assign(globalThis, { TRIMS_DOCUMENTS: false });
});

test('F-18: what is spoilt is no choice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const key of Object.values(storeViewKeys)) storage.write(key, value);
      const { storeCode, currency, mediaUrl, locale } = withChosenStoreView(settings);
      expect(storeCode).toMatch(/^\w+$/);
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(mediaUrl).toMatch(/\/$/);
      expect(locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    }),
  );
});
