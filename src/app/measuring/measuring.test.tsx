import { act, screen, waitFor } from '@testing-library/react';
import { linesOf, readShownCart } from '@/features/cart/cartContents';
import { addItemToCart, removeItemFromCart } from '@/features/cart/cartOperations';
import { tokenSet } from '@/features/session/userSlice';
import { renderShop } from '@/testing/renderShop';
import { pushToDataLayer, toGaEvent } from './dataLayer';
import { createEventStream, type ShopEvent } from './shopEvents';
import { startMeasuring } from './startMeasuring';
import { slowInteraction } from './webVitals';

const events = (): string[] => (window.dataLayer ?? []).flatMap((entry) => (entry as { event?: string }).event ?? []);

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  delete window.dataLayer;
  jest.restoreAllMocks();
});

test('A-10: pages, products, lists, searches and clicks are told in the names of GA4, without query or code', async () => {
  const { navigator, services, store, user } = await renderShop({ path: '/minerals.html?sort=name_asc' });
  const stop = startMeasuring({ integrations: ['data-layer'], vitalsUrl: '' }, services, store, navigator);
  expect(events()).toEqual(['page_view', 'view_item_list']);
  expect(window.dataLayer?.[0]).toEqual({ event: 'page_view', page_path: '/minerals.html', page_type: 'category' });
  await user.click(await screen.findByRole('link', { name: 'Calcium Citrate' }));
  await waitFor(() => expect(events()).toContain('view_item'));
  expect(events()).toContain('select_item');
  act(() => navigator.push('/search.html?query=ann%40example.com'));
  await waitFor(() => expect(window.dataLayer?.at(-1)).toMatchObject({ page_path: '/search.html' }));
  act(() => navigator.push('/search.html?query=zinc'));
  await waitFor(() => expect(window.dataLayer?.at(-1)).toEqual({ event: 'search', search_term: 'zinc' }));
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/example\.com|sort=/);
  stop();
  const told = events().length;
  act(() => navigator.push('/about-us'));
  await waitFor(() => expect(navigator.shown().location.pathname).toBe('/about-us'));
  expect(events()).toHaveLength(told);
});

test('another size of a product is no other page', async () => {
  const { navigator, services, store } = await renderShop({ path: '/vitamin-c-slow-release.html' });
  const stop = startMeasuring({ integrations: ['data-layer'], vitalsUrl: '' }, services, store, navigator);
  act(() => navigator.push('/vitamin-c-slow-release.html?size=180+tablets'));
  await waitFor(() => expect(navigator.shown().location.search).toContain('180'));
  expect(events()).toEqual(['page_view', 'view_item']);
  stop();
});

test('what comes into the cart is told with its quantity and price', async () => {
  const { navigator, services, store } = await renderShop({ path: '/cart' });
  startMeasuring({ integrations: ['data-layer'], vitalsUrl: '' }, services, store, navigator);
  await act(() => store.dispatch(addItemToCart({ sku: 'HW-ZNP', quantity: 2 })));
  await waitFor(() => expect(events()).toContain('add_to_cart'));
  expect(window.dataLayer?.at(-1)).toMatchObject({
    ecommerce: { currency: 'GBP', items: [{ item_id: 'HW-ZNP', quantity: 2 }] },
  });
});

test('what leaves the cart and a sign-in are told, until the consent is taken back', async () => {
  const { navigator, services, store } = await renderShop({ path: '/cart' });
  await act(() => store.dispatch(addItemToCart({ sku: 'HW-ZNP', quantity: 2 })));
  const stop = startMeasuring({ integrations: ['data-layer'], vitalsUrl: '' }, services, store, navigator);
  const [line] = linesOf(readShownCart(services));
  await act(() => store.dispatch(removeItemFromCart(line?.uid ?? '')));
  await waitFor(() => expect(events()).toContain('remove_from_cart'));
  expect(window.dataLayer?.at(-1)).toMatchObject({ ecommerce: { items: [{ item_id: 'HW-ZNP', quantity: 2 }] } });
  act(() => void store.dispatch(tokenSet('a-token')));
  expect(events()).toContain('login');
  stop();
  const told = events().length;
  await act(() => store.dispatch(addItemToCart({ sku: 'HW-ZNP', quantity: 1 })).catch(() => undefined));
  expect(events()).toHaveLength(told);
});

test('a purchase has the order, its total and what was bought, and inherits nothing from the event before', () => {
  const purchase: ShopEvent = {
    kind: 'purchase',
    order: '10000000042',
    total: { value: 20.85, currency: 'GBP' },
    items: [{ sku: 'A', name: 'A', price: 8.95, currency: 'GBP', quantity: 2 }],
  };
  expect(toGaEvent(purchase)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '10000000042',
      currency: 'GBP',
      value: 20.85,
      items: [{ item_id: 'A', item_name: 'A', price: 8.95, quantity: 2 }],
    },
  });
  pushToDataLayer(purchase);
  expect(window.dataLayer?.[0]).toEqual({ ecommerce: null });
});

test('an integration that throws stops neither the others nor the shop', () => {
  const failures: unknown[] = [];
  const heard: string[] = [];
  const stream = createEventStream((error) => failures.push(error));
  stream.subscribe(() => {
    throw new Error('broken');
  });
  const leave = stream.subscribe(({ kind }) => heard.push(kind));
  stream.emit({ kind: 'signIn' });
  leave();
  stream.emit({ kind: 'signIn' });
  expect(heard).toEqual(['signIn']);
  expect(failures).toHaveLength(2);
});

test('the slow end of interactions leaves one in fifty out', () => {
  expect(slowInteraction([])).toBeUndefined();
  expect(slowInteraction([40, 300, 80])).toBe(300);
  expect(slowInteraction([...Array.from({ length: 60 }, () => 50), 900, 400])).toBe(400);
});
