import type { Page } from '@playwright/test';

import { takeCart } from '../../e2e/support/shopApi';
import type { Visit } from './pageCost';

interface Answer {
  data: {
    products: {
      items: { sku: string; stock_status: string; variants?: { product: { sku: string; stock_status: string } }[] }[];
    };
    createEmptyCart: string;
  };
}

/** A question to the backend, and how long it took, in milliseconds. */
const ask = async (origin: string, query: string): Promise<{ data: Answer['data']; ms: number }> => {
  const started = performance.now();
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as Answer;
  return { data, ms: performance.now() - started };
};

const skusOf = async (origin: string, count: number): Promise<string[]> => {
  const { data } = await ask(
    origin,
    `{ products(filter: {}, pageSize: 200) { items {
        __typename sku stock_status
        ... on ConfigurableProduct { variants { product { sku stock_status } } }
    } } }`,
  );
  const packs = data.products.items.flatMap((item) => item.variants?.map(({ product }) => product) ?? [item]);
  const skus = packs.filter(({ stock_status }) => stock_status === 'IN_STOCK').map(({ sku }) => sku);
  if (skus.length < count) throw new Error(`The shop sells ${skus.length} packs, fewer than ${count}.`);
  return skus.slice(0, count);
};

/** Makes a guest's cart of so many lines; gives its id back. */
export const cartOf = async (origin: string, lines: number): Promise<string> => {
  const cartId = (await ask(origin, 'mutation { createEmptyCart }')).data.createEmptyCart;
  const items = (await skusOf(origin, lines)).map((sku) => `{ sku: ${JSON.stringify(sku)}, quantity: 1 }`);
  for (let first = 0; first < items.length; first += 20) {
    await ask(
      origin,
      `mutation { addProductsToCart(cartId: ${JSON.stringify(cartId)}, cartItems: [${items.slice(first, first + 20).join()}]) { user_errors { message } } }`,
    );
  }
  return cartId;
};

/** How long the backend takes to say what such a cart holds and costs, in milliseconds. */
export const askForCart = async (origin: string, cartId: string): Promise<number> =>
  (
    await ask(
      origin,
      `{ cart(cart_id: ${JSON.stringify(cartId)}) { total_quantity
          itemsV2(pageSize: 200) { items { uid quantity product { sku name } prices { row_total { value } } } }
          prices { grand_total { value } } } }`,
    )
  ).ms;

/** A visit to the page of a cart whose first line gets one more. */
export const cartVisit = (origin: string, cartId: string): Visit => ({
  options: { viewport: { width: 1440, height: 900 }, baseURL: origin },
  path: '/cart',
  arrive: (page) => takeCart(page, cartId),
  act: async (page: Page) => {
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('UpdateItemInCart'),
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    await answered;
  },
});
