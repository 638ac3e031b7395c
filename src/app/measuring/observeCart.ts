import { type Cart, cartDetailsFragment, type CartLine, keyOfLine, linesOf } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { loadCartOperationsAhead } from '@/features/cart/lazyCart';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopStore } from '../store';
import type { EventItem, EventListener } from './shopEvents';

const toItem = ({ product, prices, quantity }: CartLine): EventItem => {
  const price = prices?.price_including_tax ?? prices?.price;
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    quantity,
    ...(price?.value == null ? {} : { price: price.value, currency: price.currency ?? '' }),
  };
};

type Lines = ReadonlyMap<string, EventItem>;

const readLines = (cart: Cart): Lines => {
  const lines = new Map<string, EventItem>();
  for (const line of linesOf(cart)) {
    const item = toItem(line);
    const known = lines.get(keyOfLine(line));
    lines.set(keyOfLine(line), { ...item, quantity: (item.quantity ?? 0) + (known?.quantity ?? 0) });
  }
  return lines;
};

/** What of the one is not in the other, with the quantity that it is more. */
const moreIn = (one: Lines, other: Lines): EventItem[] =>
  [...one].flatMap(([key, item]) => {
    const more = (item.quantity ?? 0) - (other.get(key)?.quantity ?? 0);
    return more > 0 ? [{ ...item, quantity: more }] : [];
  });

/** The cart as it was last seen. */
export interface ObservedCart {
  items: () => EventItem[];
  /** Calls back once, when it is known what is in it. */
  whenKnown: (listener: () => void) => void;
  stop: () => void;
}

/**
 * Tells what comes into the cart and leaves it, by comparing it with what it was: so every way to change it counts, and
 * none has to say so. Another cart, as after an order or a sign-in, is a new beginning.
 */
export const observeCart = (
  { apollo }: ThunkServices,
  store: Pick<ShopStore, 'dispatch' | 'getState'>,
  emit: EventListener,
): ObservedCart => {
  let cartId = store.getState().cart.cartId;
  // Without a cart there is nothing in it; with one it has to be read before it can be compared.
  let known: Lines | undefined = cartId === null ? new Map() : undefined;
  const waiting: (() => void)[] = [];
  const compare = (cart: Cart): void => {
    const lines = readLines(cart);
    const id = store.getState().cart.cartId;
    const isSame = id === cartId || cartId === null;
    cartId = id;
    if (known && isSame) {
      const added = moreIn(lines, known);
      const removed = moreIn(known, lines);
      if (added.length > 0) emit({ kind: 'add', items: added });
      if (removed.length > 0) emit({ kind: 'remove', items: removed });
    }
    // An order leaves no cart behind: its lines are what was bought.
    if (id !== null || lines.size > 0) known = lines;
    waiting.splice(0).forEach((listener) => listener());
  };
  const subscription = apollo
    .watchFragment({ ...cartDetailsFragment, from: cartReference })
    .subscribe(({ data, complete }) => {
      if (complete) compare(data);
    });
  if (cartId !== null && known === undefined) {
    void loadCartOperationsAhead()
      .then(({ getCartDetails }) => store.dispatch(getCartDetails()))
      .catch(() => undefined);
  }
  return {
    items: () => [...(known?.values() ?? [])],
    whenKnown: (listener) => {
      if (known) listener();
      else waiting.push(listener);
    },
    stop: () => {
      waiting.length = 0;
      subscription.unsubscribe();
    },
  };
};
