import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { mailedLink } from './mail';

/** Prefix of the shop's entries in local storage. */
const namespace = 'HALEWELL';

/** An address as the shop keeps one that the backend accepted. */
const keptAddress = {
  email: 'rosa.whitfield@example.com',
  firstname: 'Rosa',
  lastname: 'Whitfield',
  street: ['7 Clifton Vale'],
  city: 'Bristol',
  region: '',
  region_code: '',
  region_id: null,
  postcode: 'BS8 4PT',
  telephone: '07700900456',
  country_id: 'GB',
};

/** An answer's data, as far as it is read: ids and tokens. */
type Answer = Readonly<Record<string, string & { token: string; id: string }>>;

const ask = async (
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Answer> => {
  const headers = { Store: 'uk_en', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Answer; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
};

const textOf = (value: string | undefined): string => {
  if (value === undefined) throw new Error('The answer lacks what was asked for.');
  return value;
};

const addProduct = (
  request: APIRequestContext,
  item: { cartId: string; sku: string; quantity: number },
  token?: string,
): Promise<Answer> =>
  ask(
    request,
    `mutation ($cartId: String!, $sku: String!, $quantity: Float!) {
      addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: $quantity }]) {
        user_errors { message }
      }
    }`,
    item,
    token,
  );

/** Makes a guest's cart with a product in it, past the pages that other journeys walk through. */
export const makeCart = async (request: APIRequestContext, sku = 'HW-ZNP', quantity = 1): Promise<string> => {
  const cartId = textOf((await ask(request, 'mutation { createEmptyCart }')).createEmptyCart);
  await addProduct(request, { cartId, sku, quantity });
  return cartId;
};

/** A customer with an account. */
export interface Customer {
  email: string;
  password: string;
}

/** Makes an account that no other journey uses. */
export const makeCustomer = async (request: APIRequestContext, firstname: string): Promise<Customer> => {
  const customer = { email: `${firstname.toLowerCase()}.${randomUUID()}@example.com`, password: 'Halewell-2026' };
  await ask(
    request,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { ...customer, firstname, lastname: 'Ford' } },
  );
  const key = new URL(await mailedLink(request, customer.email)).searchParams.get('key');
  await ask(request, 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }', {
    input: { email: customer.email, confirmation_key: key },
  });
  return customer;
};

/** Puts a product into a customer's cart, as if they had done it elsewhere; gives the cart's id back. */
export const fillCustomerCart = async (
  request: APIRequestContext,
  { email, password }: Customer,
  sku: string,
): Promise<string> => {
  const signIn =
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
  const token = textOf((await ask(request, signIn, { email, password })).generateCustomerToken?.token);
  const cartId = textOf((await ask(request, '{ customerCart { id } }', {}, token)).customerCart?.id);
  await addProduct(request, { cartId, sku, quantity: 1 }, token);
  return cartId;
};

/**
 * Gives the browser that cart before its first page loads, and what else the shop would have kept by then. What the shop
 * has made meanwhile stays.
 */
export const takeCart = async (page: Page, cartId: string, kept: Record<string, unknown> = {}): Promise<void> => {
  const entries = Object.entries({ cartId, ...kept }).map(
    ([key, value]) => [`${namespace}__${key}`, JSON.stringify({ value, timeStored: Date.now() })] as const,
  );
  await page.addInitScript((all) => {
    // A page of the browser's own, such as the one of a lost connection, has no storage.
    if (window.origin === 'null' || window.top !== window || sessionStorage.getItem('hasCart') !== null) return;
    sessionStorage.setItem('hasCart', 'true');
    for (const [key, entry] of all) localStorage.setItem(key, entry);
  }, entries);
};

/** A cart of its own with a product in it, in the browser. */
export const startWithCart = async (page: Page, sku?: string, quantity?: number): Promise<string> => {
  const cartId = await makeCart(page.request, sku, quantity);
  await takeCart(page, cartId);
  return cartId;
};

/** A cart whose shopper has given address and shipping method in the browser already: checkout opens at the payment. */
export const startAtPayment = async (page: Page): Promise<string> => {
  const cartId = await makeCart(page.request);
  await ask(
    page.request,
    `mutation ($cartId: String!, $email: String!) {
      setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }
    }`,
    { cartId, email: keptAddress.email },
  );
  const shippingMethod = { carrier_code: 'flatrate', method_code: 'standard', title: 'Standard delivery' };
  await takeCart(page, cartId, { shipping_address: keptAddress, shippingMethod });
  return cartId;
};

/** The cart that the browser holds. */
export const cartInBrowser = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    const entry = localStorage.getItem(key);
    return entry === null ? null : String((JSON.parse(entry) as { value: unknown }).value);
  }, `${namespace}__cartId`);
