import { act, screen, waitFor } from '@testing-library/react';
import { retrieveCartId, writeCartId } from '@/features/cart/cartSlice';
import { getCartDetails } from '@/features/cart/cartOperations';
import { signIn } from '@/features/session/signIn';
import { signOut } from '@/features/session/signOut';
import { keptParts } from '@/app/cache/keptParts';
import { partsOf } from '@/kernel/graphql/persistence/records';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  fixturePassword,
  insertCoupon,
  insertCustomer,
  insertDynamicBlock,
  insertProduct,
  insertRow,
  insertStore,
} from '../../../../../backend/testing/fixtures';
import { Content } from '../../Content';
import { shopData } from '../../../../../backend/testing/arrange/shopData';

const uid = (...ids: number[]): string => ids.map((id) => btoa(String(id))).join(',');

const widget = (attributes: string, inside = `<div class="widget block block-banners" ${attributes}></div>`): string =>
  `<div data-content-type="dynamic_block" data-appearance="default" data-element="main">${inside}</div>`;

type Db = RenderedShop['backend']['db'];

/** The shop with the content; `asked` are the inputs that the backend was asked about, once `release` lets them pass. */
const open = async (html: string, seed: (db: Db) => void = () => undefined, isHeld = false) => {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const held = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const shop = await renderShop({
    render: () => (
      <>
        <Content html={html} />
        <p>After</p>
      </>
    ),
    seed: ({ db }) => {
      insertStore(db);
      insertCustomer(db, { email: 'ann@example.com' });
      insertDynamicBlock(db, { id: 1, segment: 'guests', content: '<p>Join us</p>' });
      insertDynamicBlock(db, {
        id: 2,
        segment: 'customers',
        content: '<div data-content-type="text"><p>For customers</p></div>',
      });
      insertDynamicBlock(db, { id: 3, content: '<h2 data-content-type="heading">Everybody</h2>' });
      seed(db);
    },
    arrange: (backend) => {
      const send = backend.fetch.bind(backend);
      backend.fetch = async (input, init) => {
        if (typeof init?.body !== 'string' || !init.body.includes('DynamicBlocks(')) return send(input, init);
        asked.push(init.body);
        await held;
        return send(input, init);
      };
    },
  });
  return { ...shop, asked, release: () => act(() => Promise.resolve(release())) };
};

let warned: jest.SpyInstance;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows the named blocks that are for this shopper, in the editor’s order, with blocks in them', async () => {
  await open(widget(`data-display-mode="fixed" data-uids="${uid(3, 2, 1)}"`));
  expect(await screen.findByRole('heading', { level: 2, name: 'Everybody' })).toBeVisible();
  expect(screen.getByText('Join us')).toBeVisible();
  expect(screen.queryByText('For customers')).not.toBeInTheDocument();
  expect(document.body.textContent).toBe('EverybodyJoin usAfter');
});

test('shows other blocks to who signs in, others to who signs out, and keeps none', async () => {
  const { store, services } = await open(widget(`data-display-mode="fixed" data-uids="${uid(1, 2)}"`));
  await screen.findByText('Join us');
  await act(() => store.dispatch(signIn({ email: 'ann@example.com', password: fixturePassword })));
  expect(await screen.findByText('For customers')).toBeVisible();
  expect(screen.queryByText('Join us')).not.toBeInTheDocument();
  expect(
    JSON.stringify([...partsOf(services.apollo.cache.extract() as Record<string, unknown>, keptParts)]),
  ).not.toContain('For customers');
  await act(() => store.dispatch(signOut()));
  expect(await screen.findByText('Join us')).toBeVisible();
  expect(screen.queryByText('For customers')).not.toBeInTheDocument();
  expect(JSON.stringify(services.apollo.cache.extract())).not.toContain('For customers');
});

test('follows the cart: a coupon brings its block, and takes it along', async () => {
  const { store, services, backend } = await open(widget('data-display-mode="salesrule" data-uids=""'), (db) => {
    insertProduct(db, { price_minor: 1000 });
    insertCoupon(db);
    insertRow(db, 'dynamic_block_cart_rule', { dynamic_block_id: 3, coupon_code: 'TEN' });
  });
  const ask = async (query: string): Promise<unknown> => {
    const body = JSON.stringify({ query });
    const headers = { 'Content-Type': 'application/json' };
    return (await backend.fetch('/graphql', { method: 'POST', headers, body })).json();
  };
  const created = JSON.stringify(await ask('mutation { createEmptyCart }'));
  const id = /"createEmptyCart":"(\w+)"/.exec(created)?.[1] ?? '';
  await ask(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "SKU-1", quantity: 1 }]) { cart { id } } }`,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  await ask(`mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "TEN" }) { cart { id } } }`);
  writeCartId(services.storage, id);
  act(() => void store.dispatch(retrieveCartId()));
  expect(await screen.findByRole('heading', { name: 'Everybody' })).toBeVisible();

  await ask(`mutation { removeCouponFromCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await act(() => store.dispatch(getCartDetails()));
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

test('asks nothing where the backend sent no widget, and takes no room where nothing is for the shopper', async () => {
  const { asked } = await open(
    `<div data-content-type="row" style="min-height: 300px">${widget('', '')}${widget(`data-uids="${uid(2)}"`)}</div>`,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(document.querySelector('[style*="300px"]')).toBeNull();
});

test('has the room of its row while it is on its way, and then', async () => {
  const { release } = await open(
    `<div data-content-type="row" style="min-height: 300px">${widget(`data-uids="${uid(3)}"`)}</div>`,
    undefined,
    true,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toHaveStyle({ minHeight: '300px' }));
  await release();
  const heading = await screen.findByRole('heading', { name: 'Everybody' });
  const rooms = [...document.querySelectorAll<HTMLElement>('[style*="min-height"]')];
  expect(rooms).toHaveLength(1);
  expect(rooms[0]).toContainElement(heading);
});

test('stands in the line when it is asked to', async () => {
  await open(widget('', `<div class="block-banners-inline" data-display-mode="fixed" data-uids="${uid(1)}"></div>`));
  expect((await screen.findByText('Join us')).parentElement?.tagName).toBe('SPAN');
});

test('that holds itself is shown once', async () => {
  await open(widget(`data-uids="${uid(4)}"`), (db) => {
    insertDynamicBlock(db, {
      id: 4,
      content: `<h3 data-content-type="heading">Echo</h3>${widget(`data-uids="${uid(4, 3)}"`)}`,
    });
  });
  expect(await screen.findByRole('heading', { name: 'Everybody' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Echo' })).toHaveLength(1);
});

test('is nothing but a log at a backend that has none', async () => {
  await open(widget(`data-uids="${uid(3)}"`), (db) => {
    shopData(db).breakDynamicBlocks();
  });
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('[GraphQL] DynamicBlocks.dynamicBlocks')),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(document.body.textContent).toBe('After');
});
