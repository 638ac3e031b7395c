import { startListening } from '@/testing/faults/startListening';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { addItemToCart } from '@/features/cart/cartOperations';
import type { CartItemToAdd } from '@/features/cart/operations/lineCalls';
import { readToken } from '@/features/session/tokenStorage';
import { tokenSet } from '@/features/session/userSlice';
import { createTestBackend } from '../../backend/testing/createTestBackend';
import {
  fixturePassword,
  insertConfigurable,
  insertCustomer,
  insertProduct,
  insertStore,
} from '../../backend/testing/fixtures';
import { openTab, type Tab } from './faults/openTab';
import { createMemoryStorage } from './memoryStorage';
import { signInAt } from './signInAt';
import { trimmingFetch } from './stock/stockShop';

/** Two of a simple product. */
export const zinc: CartItemToAdd = { sku: 'ZINC', quantity: 2 };

/** Gives, by the name of a request, what changes its answer. */
type Watch = (name: string) => ((text: string) => string | Response) | undefined;

const nameOf = (input: string | URL | Request, init?: RequestInit): string => {
  const path = input instanceof Request ? input.url : String(input);
  if (path.includes('/rest/')) return path.replace(/^.*\//, '');
  return /"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ?? path;
};

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0).reverse()) end();
});

/**
 * A shop with a full cart, what it asks the backend, and a way to change what comes back.
 * @param profile of the backend; with `stock` the file calls `playStockBuild`.
 */
export const openCartTab = async (isSignedIn = false, profile: 'full' | 'stock' = 'full') => {
  const backend = createTestBackend({ profile });
  const { db } = backend;
  insertStore(db, profile === 'stock' ? { code: 'default' } : {});
  insertCustomer(db);
  insertProduct(db, { sku: 'ZINC', price_minor: 950 });
  const { attributeId, optionIds } = insertConfigurable(db, { sku: 'MAG', price_minor: 2000 });
  const selectedOptionUids = optionIds.slice(0, 1).map((id) => btoa(`configurable/${attributeId}/${id}`));
  const magnesium: CartItemToAdd = { sku: 'MAG', quantity: 1, selectedOptionUids };

  const asked: string[] = [];
  /** `before` may throw: the request never arrives then. */
  const state: { before: (name: string) => void; watch: Watch } = { before: () => undefined, watch: () => undefined };
  const toBackend: typeof fetch = (input, init) => backend.fetch(input, init);
  const arrive = profile === 'stock' ? trimmingFetch(toBackend) : toBackend;
  const send: typeof fetch = async (input, init) => {
    const name = nameOf(input, init);
    asked.push(name);
    state.before(name);
    const answer = await arrive(input, init);
    const change = state.watch(name);
    if (!change) return answer;
    const changed = change(await answer.text());
    return changed instanceof Response ? changed : new Response(changed, answer);
  };
  const rawStorage = createMemoryStorage();
  /** A page of the same shopper, as after a reload. */
  const openAgain = (): Tab => {
    const page = openTab(rawStorage, send);
    const stop = startListening(page.services, page.store);
    endings.push(() => {
      stop();
      page.close();
    });
    return page;
  };
  endings.push(() => backend.close());
  const tab = openAgain();
  if (isSignedIn) {
    await signInAt(backend, tab.services, { email: 'ann@example.com', password: fixturePassword });
    tab.store.dispatch(tokenSet(readToken(tab.services.storage) ?? ''));
  }
  await tab.store.dispatch(addItemToCart(zinc));
  await tab.store.dispatch(addItemToCart(magnesium));
  asked.length = 0;
  return {
    ...tab,
    openAgain,
    backend,
    data: backend.data,
    asked,
    state,
    magnesium,
    stale: tab.store.getState().cart.cartId ?? '',
  };
};
export type CartTab = Awaited<ReturnType<typeof openCartTab>>;

/** Uid of the line of a product. */
export const uidOf = ({ services: { apollo } }: Tab, sku: string): string => {
  const lines = apollo.readFragment({ ...cartDetailsFragment, from: cartReference })?.items ?? [];
  return lines.find((line) => line?.product.sku === sku)?.uid ?? '';
};
