import { act, screen } from '@testing-library/react';
import { zincLine } from '@/testing/cartLine';
import { renderUi } from '@/testing/renderUi';
import { LineMessages } from './LineMessages';

const show = async (message: string): Promise<void> => {
  const line = zincLine({ errors: [{ code: 'UNDEFINED', message }] });
  // What is said of errors comes with the first line that has one.
  await act(async () => {
    renderUi(<LineMessages line={line} />);
    await Promise.resolve();
  });
};

test.each([
  ['This product is out of stock.', 'This product is out of stock.'],
  ['The requested qty is not available', 'We do not have that many left. Please choose fewer.'],
  ['The fewest you may purchase is 6.', 'The smallest quantity you can order is 6.'],
  ['The most you may purchase is 10.', 'The largest quantity you can order is 10.'],
  ['You can buy this product only in quantities of 6 at a time.', 'This product is sold in multiples of 6.'],
  ['Only 2 of 5 available', 'Only 2 are left.'],
  ['Die Mindestbestellmenge ist 6.', 'Die Mindestbestellmenge ist 6.'],
  ['Some of the products are out of stock.', 'Some of the products are out of stock.'],
])('a line whose error is “%s” says: %s', async (message, words) => {
  await show(message);
  expect(await screen.findByText(words)).toBeVisible();
});
