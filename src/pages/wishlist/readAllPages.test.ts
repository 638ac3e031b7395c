import { readAllPages } from './readAllPages';

const pageOf = (page: number, count = 100) => Array.from({ length: count }, (_, index) => ({ id: `${page}-${index}` }));

it('reads what there is, each entry once', async () => {
  const read = jest.fn((page: number) =>
    Promise.resolve({ items: [...pageOf(page, 2), { id: 'same' }], totalPages: 3 }),
  );
  expect((await readAllPages(read)).map(({ id }) => id)).toEqual(['1-0', '1-1', 'same', '2-0', '2-1', '3-0', '3-1']);
  expect(read.mock.calls).toEqual([[1], [2], [3]]);
});

it('ends after twenty pages, however many the backend names', async () => {
  const read = jest.fn((page: number) => Promise.resolve({ items: pageOf(page), totalPages: 1_000_000 }));
  expect(await readAllPages(read)).toHaveLength(2000);
  expect(read).toHaveBeenCalledTimes(20);
});

it('ends with a page that brings nothing new', async () => {
  const read = jest.fn(() => Promise.resolve({ items: pageOf(1), totalPages: 1_000_000 }));
  expect(await readAllPages(read)).toHaveLength(100);
  expect(read).toHaveBeenCalledTimes(2);
});

it('fails as a page fails', async () => {
  await expect(readAllPages(() => Promise.reject(new Error('Offline.')))).rejects.toThrow('Offline.');
});
