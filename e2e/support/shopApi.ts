import type { APIRequestContext, Page } from '@playwright/test';

/** Prefix of the shop's entries in local storage. */
const namespace = 'HALEWELL';

const ask = async (
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, never>> => {
  const response = await request.post('/graphql', { headers: { Store: 'uk_en' }, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Record<string, never>; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
};

/** Makes a guest's cart with a product in it, past the pages that other journeys walk through. */
export const makeCart = async (request: APIRequestContext, sku = 'HW-ZNP', quantity = 1): Promise<string> => {
  const { createEmptyCart } = await ask(request, 'mutation { createEmptyCart }');
  await ask(
    request,
    `mutation ($cartId: String!, $sku: String!, $quantity: Float!) {
      addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: $quantity }]) {
        user_errors { message }
      }
    }`,
    { cartId: createEmptyCart, sku, quantity },
  );
  return createEmptyCart;
};

/** Gives the browser that cart before its first page loads. A cart that the shop has made meanwhile stays. */
export const takeCart = (page: Page, cartId: string): Promise<void> =>
  page.addInitScript(
    ([key, entry]) => {
      if (sessionStorage.getItem('hasCart') !== null || window.top !== window) return;
      sessionStorage.setItem('hasCart', 'true');
      localStorage.setItem(key, entry);
    },
    [`${namespace}__cartId`, JSON.stringify({ value: cartId, timeStored: Date.now() })] as const,
  );

/** A cart of its own with a product in it, in the browser. */
export const startWithCart = async (page: Page, sku?: string, quantity?: number): Promise<string> => {
  const cartId = await makeCart(page.request, sku, quantity);
  await takeCart(page, cartId);
  return cartId;
};

/** The cart that the browser holds. */
export const cartInBrowser = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    const entry = localStorage.getItem(key);
    return entry === null ? null : String((JSON.parse(entry) as { value: unknown }).value);
  }, `${namespace}__cartId`);

/** Makes a customer of the test's own. */
export const makeCustomer = async (
  request: APIRequestContext,
  customer: { email: string; password: string; firstname: string; lastname: string },
): Promise<void> => {
  await ask(
    request,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input: customer,
    },
  );
};
