import { createMemoryStorage } from '@/testing/memoryStorage';
import { createSteadyStorage } from './steadyStorage';

test('what a full storage refuses is there at once, and goes to its new place', async () => {
  const place = createMemoryStorage();
  const local = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const storage = createSteadyStorage(local, () => Promise.resolve({ openRescue: () => place }));
  storage.setItem('cartId', 'abc');
  expect(storage.getItem('cartId')).toBe('abc');
  await storage.rescue();
  expect([storage.getItem('cartId'), place.getItem('cartId')]).toEqual(['abc', 'abc']);
});

test('where the rescue cannot be loaded the page remembers, and tries again', async () => {
  const place = createMemoryStorage();
  let isDown = true;
  const load = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ openRescue: () => place }));
  const storage = createSteadyStorage(undefined, load);
  storage.setItem('cartId', 'abc');
  await storage.rescue();
  expect(storage.getItem('cartId')).toBe('abc');
  isDown = false;
  storage.setItem('cartId', 'def');
  await storage.rescue();
  expect(place.getItem('cartId')).toBe('def');
  storage.removeItem('cartId');
  expect(storage.getItem('cartId')).toBeNull();
});
