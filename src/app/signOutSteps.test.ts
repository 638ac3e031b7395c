import { waitFor } from '@testing-library/react';
import { detailsReceived, tokenSet } from '@/features/session/userSlice';
import { signOut, signOutAndRevoke } from '@/features/session/signOut';
import { writeToken } from '@/features/session/tokenStorage';
import { adoptCartId } from '@/features/cart/cartSlice';
import { SubscribeToNewsletterDocument } from '@/features/newsletter/api/SubscribeToNewsletter.graphql.generated';
import { addToast, toastActed } from '@/kernel/toasts/toastSlice';
import { createServices } from './services';
import { createShopStore } from './store';

/** A shop with a customer, a cart and something typed into checkout, and a record of what happens to them. */
const setUp = (fetch: typeof window.fetch = () => Promise.reject(new Error('no network'))) => {
  const events: string[] = [];
  const note = (event: string): void => {
    if (!events.includes(event)) events.push(event);
  };
  const values = new Map<string, string>();
  const services = createServices({
    fetch,
    rawStorage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => {
        note(`storage ${key.replace(/^.*__/, '')}`);
        values.delete(key);
      },
    },
  });
  const store = createShopStore(services);
  writeToken(services.storage, 'token', 3600);
  store.dispatch(tokenSet('token'));
  store.dispatch(detailsReceived({ email: 'a@example.com', firstname: 'A', lastname: 'B' }));
  store.dispatch(adoptCartId('cart-1'));
  jest.spyOn(services.apollo.cache, 'evict').mockImplementation(({ fieldName }) => {
    if (fieldName) note(`cache ${fieldName}`);
    return true;
  });
  store.subscribe(() => {
    const { user, cart } = store.getState();
    if (user.token === null && user.currentUser.email !== '') note('user token');
    if (user.currentUser.email === '') note('user');
    if (cart.cartId === null) note('cart');
  });
  return { events, note, services, store, values };
};

const afterRevoking = [
  'storage signin_token',
  'storage signin_session',
  'user token',
  'user',
  'storage checkout_aside',
  'storage availableShippingMethods',
  'storage billing_address',
  'storage paymentMethod',
  'storage shipping_address',
  'storage shippingMethod',
  'storage agreed_cart',
  'storage order_decision',
  'storage checkout_draft',
  'storage estimate_postcode',
  'storage estimate_country',
  'storage receipt_cart',
  'storage remembered_address',
  'cache cart',
  'cache customerCart',
  'cookie',
  'cache customer',
  'cache wishlist',
  'cache dynamicBlocks',
  'storage cartId',
  'cart',
  'storage cart_lines',
  'storage cart_exchanges',
  'storage left_behind',
  'storage pending_save',
  'storage recentlyViewed',
  'storage recentSearches',
];

describe('sign-out sequence', () => {
  it('A-16: takes its steps in their fixed order', async () => {
    const { events, note, store } = setUp();
    const setCookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => note('cookie'));
    await store.dispatch(
      signOut({
        revoke: () => {
          note('revoke');
          return Promise.resolve();
        },
      }),
    );
    expect(events).toEqual(['revoke', ...afterRevoking]);
    expect(setCookie).toHaveBeenCalledWith(expect.stringMatching(/^auth_token=;.*max-age=0/));
  });

  it('F-23: only logs that revoking the token or deleting the cookie failed', async () => {
    const { events, note, store } = setUp();
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      note('cookie');
      throw new Error('no cookies');
    });
    await store.dispatch(signOut({ revoke: () => Promise.reject(new Error('no answer')) }));
    expect(events).toEqual(afterRevoking);
    expect(error.mock.calls.map(([message]) => String(message))).toEqual([
      'Error Revoking Token',
      'Error deleting the auth cookie:',
    ]);
  });

  it('leaves no toast that tells of the customer, or undoes what they did', async () => {
    const { store } = setUp();
    const onAction = jest.fn();
    store.dispatch(addToast({ type: 'success', message: 'The address is gone.', actionText: 'Undo', onAction }));
    const [toast] = store.getState().toasts.toasts;
    await store.dispatch(signOut());
    expect(store.getState().toasts.toasts).toEqual([]);
    store.dispatch(toastActed(toast?.id ?? ''));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('needs no way to revoke', async () => {
    const { events, note, store } = setUp();
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => note('cookie'));
    await store.dispatch(signOut());
    expect(events).toEqual(afterRevoking);
  });

  it('is over at once although the backend is slow, and lets the request go on', async () => {
    const sent: RequestInit[] = [];
    const { services, store, values } = setUp((_url, init = {}) => {
      sent.push(init);
      return new Promise(() => undefined);
    });
    // Another mutation is under way, and answers just as little.
    const busy = {
      mutation: SubscribeToNewsletterDocument,
      variables: { email: 'a@example.com', isConsent: true, optinSource: '' },
    };
    services.apollo.mutate(busy).catch(() => undefined);

    const done = store.dispatch(signOutAndRevoke());
    // In the same turn: no answer, and no clock, stands between the press and the end of the session.
    await Promise.resolve();
    await Promise.resolve();
    expect([...values.keys()].filter((key) => key.includes('signin'))).toEqual([]);
    await done;
    expect(store.getState().user.isSignedIn).toBe(false);

    const revoke = await waitFor(() => {
      const found = sent.find(({ body }) => typeof body === 'string' && body.includes('revokeCustomerToken'));
      expect(found).toMatchObject({ keepalive: true });
      return found;
    });
    expect(revoke?.headers).toMatchObject({ authorization: 'Bearer token' });
    expect(revoke?.signal?.aborted).toBe(false);
  });

  it('logs a refusal that comes when all is over', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let refuse = (_reason: Error): void => undefined;
    const { store } = setUp();
    await store.dispatch(
      signOut({
        revoke: () =>
          new Promise((_resolve, reject) => {
            refuse = reject;
          }),
      }),
    );
    expect(store.getState().user.isSignedIn).toBe(false);
    refuse(new Error('no answer'));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Error Revoking Token', expect.any(Error)));
  });
});
