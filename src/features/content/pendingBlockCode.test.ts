import { pendingBlockCode } from './pendingBlockCode';

const block = (type: string): string => `<div data-content-type="${type}"></div>`;

test('what a page shows later is waited for once, but not lists of products and what is there', async () => {
  expect(pendingBlockCode(block('row') + block('text') + block('products'))).toBeUndefined();
  const page = block('row') + block('divider') + block('tabs');
  const coming = pendingBlockCode(page);
  expect(coming).toBeInstanceOf(Promise);
  // The same promise for the same page: what waits for it renders once more with it.
  expect(pendingBlockCode(page)).toBe(coming);
  await coming;
  expect(pendingBlockCode(page)).toBeUndefined();
  expect(pendingBlockCode(block('divider'))).toBeUndefined();
});
