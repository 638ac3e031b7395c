import { act, screen, waitFor, within } from '@testing-library/react';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { addItemToCart, getCartDetails } from '@/features/cart/cartOperations';
import { estimateShipping } from '@/features/cart/estimate/estimateShipping';
import { readEstimatePostcode } from '@/features/cart/estimate/keptPlace';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  insertProduct,
  insertShippingMethod,
  insertStore,
  insertStoreSetting,
} from '../../../backend/testing/fixtures';

const open = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertStoreSetting(db, 'tax_defaults_postcode', 'BS1 4RN');
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      insertShippingMethod(db);
      insertShippingMethod(db, {
        method_code: 'next',
        method_title: 'Next day',
        price_minor: 695,
        free_from_minor: null,
        excluded_areas: '["BT"]',
        sort_order: 2,
      });
    },
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 2 })));
  await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 });
  return shop;
};

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const openPanel = async ({ user }: RenderedShop): Promise<HTMLElement> => {
  await user.click(await summary().findByText('Estimate delivery'));
  return summary().findByRole('textbox', { name: 'Postcode' });
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('delivery is known before anything is asked, and free as soon as the backend says so', async () => {
  const shop = await open();
  expect((await summary().findByText('Delivery, estimated')).nextElementSibling).toHaveTextContent('£3.95');
  expect(summary().getByText('Estimated total').nextElementSibling).toHaveTextContent('£22.95');
  const remaining = await summary().findByText('£11.00');
  expect(remaining.parentElement).toHaveTextContent('Spend £11.00 more for free delivery.');
  expect(await openPanel(shop)).toHaveValue('BS1 4RN');
  await shop.user.click(screen.getByRole('button', { name: /Increase/ }));
  await shop.user.click(screen.getByRole('button', { name: /Increase/ }));
  await waitFor(() => expect(summary().getByText('Delivery, estimated').nextElementSibling).toHaveTextContent('Free'));
  expect(selectCartContext(shop.store.getState()).isFreeShipping).toBe(true);
});

test('forgives case and space, lists what reaches the place, and keeps the postcode for checkout', async () => {
  const shop = await open();
  const field = await openPanel(shop);
  await shop.user.clear(field);
  await shop.user.type(field, ' bt15gs{Enter}');
  expect(await summary().findByText('To BT1 5GS')).toBeVisible();
  expect(field).toHaveValue('BT1 5GS');
  expect(summary().getByText(/Standard delivery/)).toBeVisible();
  expect(summary().queryByText(/Next day/)).not.toBeInTheDocument();
  expect(shop.store.dispatch(readEstimatePostcode())).toBe('BT1 5GS');
  expect(shop.store.getState().cart.shippingMethods).toEqual([
    expect.objectContaining({ method_code: 'standard', price_incl_tax: { value: 3.95, currency: 'GBP' } }),
  ]);
});

test('an answer that a later question has overtaken changes nothing', async () => {
  const shop = await renderShop({
    render: () => null,
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', price_minor: 950, quantity: 10 });
      insertShippingMethod(db, { price_minor: 395, excluded_areas: '["BT"]' });
      insertShippingMethod(db, { method_code: 'next', price_minor: 695, free_from_minor: null });
    },
  });
  await shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
  shop.backend.faults.set([
    { target: { operation: 'EstimateShippingMethods' }, fault: { kind: 'delay', milliseconds: 800 }, times: 1 },
  ]);
  const mutate = jest.spyOn(shop.services.apollo, 'mutate');
  const earlier = shop.store.dispatch(estimateShipping({ countryCode: 'GB', postcode: 'BS1 4RN' }));
  await waitFor(() => expect(mutate).toHaveBeenCalled());
  await shop.store.dispatch(estimateShipping({ countryCode: 'GB', postcode: 'BT1 5GS' }));
  expect(await earlier).toHaveLength(2);
  expect(shop.store.getState().cart.shippingMethods).toEqual([
    expect.objectContaining({ price_incl_tax: { value: 6.95, currency: 'GBP' } }),
  ]);
  expect(selectCartContext(shop.store.getState()).estimatedShipping?.price_incl_tax.value).toBe(6.95);
});

test.each([
  ['stays although the cart is read again meanwhile', 0, 13.45],
  ['is none where the cart has changed meanwhile', 1, undefined],
])('an estimated total %s', async (_, added, total) => {
  const shop = await renderShop({
    render: () => null,
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', price_minor: 950, quantity: 10 });
      insertShippingMethod(db, { price_minor: 395 });
    },
  });
  const { backend, store } = shop;
  await store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 1 }));
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { fetch } = backend;
  backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (typeof init?.body === 'string' && init.body.includes('EstimateTotals')) await held;
    return answer;
  };
  await store.dispatch(estimateShipping({ countryCode: 'GB', postcode: 'BS1 4RN' }));
  if (added > 0) await store.dispatch(addItemToCart({ sku: 'ZINC', quantity: added }));
  else await store.dispatch(getCartDetails());
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(selectCartContext(store.getState()).estimatedTotal?.value).toBe(total);
});

test('what is no postcode is refused, a failure is told, and the text stays', async () => {
  const shop = await open();
  const field = await openPanel(shop);
  await shop.user.clear(field);
  await shop.user.type(field, 'nowhere{Enter}');
  expect(await summary().findByRole('alert')).toHaveTextContent('Please enter a valid UK postcode');
  shop.backend.faults.set([
    { target: { operation: 'EstimateShippingMethods' }, fault: { kind: 'status', status: 503, moment: 'before' } },
  ]);
  await shop.user.clear(field);
  await shop.user.type(field, 'BS6 6AN{Enter}');
  expect(await summary().findByRole('alert')).toHaveTextContent(/could not be/);
  expect(field).toHaveValue('BS6 6AN');
});

test('without a cart, a postcode or a country nothing is sent', async () => {
  const shop = await renderShop({ render: () => null });
  const asked = jest.spyOn(shop.services.apollo, 'mutate');
  await expect(shop.store.dispatch(estimateShipping({ postcode: '', countryCode: null }))).rejects.toThrow(
    'Missing required information: cartId, postcode, countryCode',
  );
  expect(asked).not.toHaveBeenCalled();
});
