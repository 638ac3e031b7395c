import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { askCart } from './askCart';
import { isCartGone } from './isCartGone';

const closes: (() => void)[] = [];

/** A shopper whose backend answers the question about the cart so. */
const withAnswer = (answer: () => Response) => {
  const tab = openTab(createMemoryStorage(), () => Promise.resolve(answer()));
  closes.push(tab.close);
  return tab.services;
};
const refusal =
  (message: string, category?: string, path = ['cart']) =>
  () =>
    Response.json({
      data: { cart: null },
      errors: [{ message, path, ...(category === undefined ? {} : { extensions: { category } }) }],
    });
const translated = 'Der Warenkorb ist nicht aktiv.';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const close of closes.splice(0)) close();
  jest.restoreAllMocks();
});

describe('what became of a cart', () => {
  it.each([
    ['active', () => Response.json({ data: { cart: { __typename: 'Cart', id: 'x' } } })],
    ['gone', refusal("The cart isn't active.", 'graphql-no-such-entity')],
    ['gone', refusal("The cart isn't active.")],
    ['gone', refusal(translated)],
    ['foreign', refusal('The current user cannot perform operations on cart "x"', 'graphql-authorization')],
  ] as const)('is %s', async (fate, answer) => {
    expect(await askCart(withAnswer(answer), 'x')).toBe(fate);
  });

  it.each([
    ['a fault of the backend', refusal('Internal server error')],
    ['an error that is not about the cart', refusal('Too many requests', undefined, [])],
    ['an error page', () => new Response('<html>', { status: 503 })],
  ])('is not known after %s', async (_, answer) => {
    await expect(askCart(withAnswer(answer), 'x')).rejects.toThrow();
  });
});

test('an error without a category and in another language leads to the question about the cart', async () => {
  const error: unknown = await askCart(withAnswer(refusal(translated, undefined, ['applyCouponToCart'])), 'x').catch(
    (thrown: unknown) => thrown,
  );
  expect(await isCartGone(withAnswer(refusal(translated)), 'x', error)).toBe(true);
});
