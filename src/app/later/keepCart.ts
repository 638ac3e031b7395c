import type { DocumentNode } from 'graphql';
import { cartDetailsFragment, readShownCart } from '@/features/cart/cartContents';
import { cartReceived, cartReference, selectCartId } from '@/features/cart/cartSlice';
import { loadCartOperationsAhead } from '@/features/cart/lazyCart';
import { tokenEndsAt } from '@/features/session/tokenStorage';
import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStore } from '../store';

/** Entry of the device; what cannot be had is dropped first (openRescue.ts). */
export const keptCartKey = 'kept_cart';

/** Seconds for which a guest's cart is kept: a day. */
const guestLifetimeSeconds = 24 * 3600;

/** Milliseconds without a change after which a cart is written. */
const settledAfterMs = 500;

interface KeptCart {
  cartId: string;
  cart: Record<string, unknown>;
}

const asKept = (value: unknown): KeptCart | undefined => {
  if (!isRecord(value) || !isRecord(value.cart)) return undefined;
  const cartId = asText(value.cartId);
  return cartId === undefined ? undefined : { cartId, cart: value.cart };
};

const whole: { fragment: DocumentNode; fragmentName: string } = cartDetailsFragment;

/**
 * Keeps the lines and totals of the cart on the device, and shows them where the backend cannot be reached; the first
 * answer takes their place. Nothing of an address or an e-mail is in it, a customer's ends with the session, and another
 * cart, an order or a sign-out takes it away.
 */
export const keepCart = ({ apollo, storage, now }: ThunkServices, store: ShopStore): void => {
  const { cache } = apollo;
  let cartId = selectCartId(store.getState());

  const show = (): void => {
    const kept = storage.read(keptCartKey, asKept);
    if (navigator.onLine !== false || !kept || kept.cartId !== cartId || readShownCart({ apollo })) return;
    cache.writeFragment({ ...whole, id: cache.identify(cartReference), data: kept.cart });
    // A fragment of another build may ask for more than was kept: then nothing is shown.
    const cart = readShownCart({ apollo });
    if (!cart) return;
    store.dispatch(cartReceived(cart));
    const renew = (): void => {
      void loadCartOperationsAhead()
        .then(({ getCartDetails }) => store.dispatch(getCartDetails()))
        .catch(() => undefined);
    };
    window.addEventListener('online', renew, { once: true });
  };

  const write = (): void => {
    const cart = readShownCart({ apollo });
    if (!cart || cartId === null || navigator.onLine === false) return;
    const endsAt = tokenEndsAt(storage);
    const lifetime = endsAt === undefined ? guestLifetimeSeconds : Math.floor((endsAt - now()) / 1000);
    if (lifetime > 0) storage.write(keptCartKey, { cartId, cart }, lifetime);
  };

  show();
  let timer: ReturnType<typeof setTimeout> | undefined;
  cache.watchFragment({ ...cartDetailsFragment, from: cartReference }).subscribe(({ complete }) => {
    clearTimeout(timer);
    if (complete) timer = setTimeout(write, settledAfterMs);
  });
  store.subscribe(() => {
    const next = selectCartId(store.getState());
    if (next === cartId) return;
    cartId = next;
    storage.remove(keptCartKey);
  });
};
