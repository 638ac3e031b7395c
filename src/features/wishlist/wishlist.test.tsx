import { act, screen, waitFor, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { authModalClosed, selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { signIn } from '@/features/session/signIn';
import { signOut } from '@/features/session/signOut';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { ToastStack } from '@/shell/toasts/ToastStack';
import { firstCustomer } from '@/testing/signInAt';
import { insertStoreSetting } from '../../../backend/testing/fixtures';
import { WishlistCount } from './WishlistCount';
import { WishlistHeart } from './WishlistHeart';
import { WishlistStart } from './WishlistStart';

const eleanor = { email: firstCustomer?.email ?? '', password: firstCustomer?.password ?? '' };

/** Seeded products. */
const [first, second] = ['HW-LIM', 'HW-ZNP'];

/** Returns the articles that the backend holds. */
const skus = ({ data }: RenderedShop): string[] => data.savedSkus();

const Start = () => (useSelector(selectIsSignedIn) ? <WishlistStart /> : null);

const hearts = () => (
  <>
    <WishlistHeart sku={first} name="First" />
    <WishlistHeart sku={second} name="Second" />
    <output aria-label="Count">
      <WishlistCount />
    </output>
    <Start />
    <ToastStack />
  </>
);

const open = async (signedIn: boolean, now: () => number = Date.now): Promise<RenderedShop> => {
  const shop = await renderShop({ signedIn, now, render: hearts });
  if (signedIn) await waitFor(() => expect(shop.store.getState().wishlist.saved).not.toBeNull());
  return shop;
};

const heart = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`(Save|Remove) ${name} (to|from) wishlist`) });

/** Makes the next mutations of the backend fail. */
const breakBackend = ({ services }: RenderedShop): (() => void) => {
  const spy = jest.spyOn(services.apollo, 'mutate').mockRejectedValue(new TypeError('lost'));
  return () => spy.mockRestore();
};

it('is not there where the store has no wishlists', async () => {
  await renderShop({
    path: '/minerals.html',
    signedIn: true,
    arrange: ({ db }) => insertStoreSetting(db, 'magento_wishlist_general_is_enabled', '0'),
  });
  const list = await screen.findByRole('list', { name: 'Products in Minerals' });
  expect(within(list).getAllByRole('article')).not.toHaveLength(0);
  expect(within(list).queryByRole('button', { name: /wishlist/ })).not.toBeInTheDocument();
  const account = await screen.findByRole('button', { name: 'Hi, Eleanor' });
  act(() => account.click());
  expect(screen.getByRole('link', { name: 'Order History' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Wishlist/ })).not.toBeInTheDocument();
});

it('has no page where the store has no wishlists', async () => {
  await renderShop({
    path: '/wishlist',
    signedIn: true,
    arrange: ({ db }) => insertStoreSetting(db, 'magento_wishlist_general_is_enabled', '0'),
  });
  expect(await screen.findByRole('link', { name: 'Take me home' })).toBeVisible();
});

describe('the heart of a customer', () => {
  it('saves and takes out, and says which it will do', async () => {
    const shop = await open(true);
    expect(heart('First')).toHaveAttribute('aria-pressed', 'false');
    await shop.user.click(heart('First'));
    expect(screen.getByRole('button', { name: 'Remove First from wishlist', pressed: true })).toBeInTheDocument();
    expect(heart('Second')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(skus(shop)).toEqual([first]));
    await waitFor(() => expect(shop.store.getState().wishlist.pending).toEqual({}));
    expect(await screen.findByText('First is in your wishlist.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('status', { name: 'Count' })).toHaveTextContent('1');
    await shop.user.click(heart('First'));
    expect(heart('First')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(skus(shop)).toEqual([]));
    expect(await screen.findByText('First is no longer in your wishlist.')).toHaveAttribute('role', 'status');
  });

  it('ends as it was pressed last, however fast', async () => {
    const shop = await open(true);
    await shop.user.click(heart('First'));
    await shop.user.click(heart('Second'));
    await shop.user.click(heart('First'));
    await waitFor(() => expect(shop.store.getState().wishlist.pending).toEqual({}));
    expect(skus(shop)).toEqual([second]);
    expect(heart('First')).toHaveAttribute('aria-pressed', 'false');
    expect(heart('Second')).toHaveAttribute('aria-pressed', 'true');
  });

  it('stays full when an answer that is older than it comes late', async () => {
    const shop = await open(true);
    const send = shop.backend.fetch;
    const held: (() => void)[] = [];
    jest.spyOn(shop.backend, 'fetch').mockImplementation(async (input, init) => {
      const answer = await send(input, init);
      const isQuestion = JSON.stringify([input, init?.body]).includes('GetSavedProducts');
      if (isQuestion && held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    });
    await shop.user.click(heart('First'));
    await waitFor(() => expect(held).toHaveLength(1));
    await shop.user.click(heart('Second'));
    await waitFor(() => expect(skus(shop)).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    held[0]?.();
    await waitFor(() => expect(shop.store.getState().wishlist.pending).toEqual({}));
    expect(heart('First')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('Second')).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes back and says so when it fails', async () => {
    const shop = await open(true);
    const repair = breakBackend(shop);
    await shop.user.click(heart('First'));
    expect(await screen.findByText('Your wishlist could not be changed. Please try again.')).toBeInTheDocument();
    expect(heart('First')).toHaveAttribute('aria-pressed', 'false');
    repair();
    await shop.user.click(heart('First'));
    await waitFor(() => expect(skus(shop)).toEqual([first]));
  });

  it('knows on the next visit what is saved, by one question', async () => {
    const shop = await open(true);
    await shop.user.click(heart('Second'));
    await waitFor(() => expect(skus(shop)).toEqual([second]));
    const query = jest.spyOn(shop.services.apollo, 'query');
    await act(() => shop.store.dispatch(signOut()));
    expect(heart('Second')).toHaveAttribute('aria-pressed', 'false');
    expect(shop.store.getState().wishlist.saved).toBeNull();
    await act(() => shop.store.dispatch(signIn(eleanor)));
    await waitFor(() => expect(heart('Second')).toHaveAttribute('aria-pressed', 'true'));
    const names = query.mock.calls.map(([{ query: document }]) => JSON.stringify(document));
    expect(names.filter((text) => text.includes('"GetSavedProducts"'))).toHaveLength(1);
  });
});

describe('the heart of a guest', () => {
  it('asks to sign in, and is full afterwards', async () => {
    const shop = await open(false);
    await shop.user.click(heart('First'));
    await waitFor(() => expect(selectIsAuthModalOpen(shop.store.getState())).toBe(true));
    expect(heart('First')).toHaveAttribute('aria-pressed', 'false');
    await act(() => shop.store.dispatch(signIn(eleanor)));
    expect(await within(screen.getByRole('region')).findByText('First is in your wishlist.')).toBeInTheDocument();
    expect(heart('First')).toHaveAttribute('aria-pressed', 'true');
    expect(skus(shop)).toEqual([first]);
  });

  it('has forgotten the product when the dialog was closed without a sign-in', async () => {
    const shop = await open(false);
    await shop.user.click(heart('First'));
    await waitFor(() => expect(selectIsAuthModalOpen(shop.store.getState())).toBe(true));
    act(() => void shop.store.dispatch(authModalClosed()));
    await act(() => shop.store.dispatch(signIn(eleanor)));
    await waitFor(() => expect(shop.store.getState().wishlist.saved).not.toBeNull());
    expect(skus(shop)).toEqual([]);
  });

  it('has forgotten the product after a quarter of an hour', async () => {
    let time = Date.parse('2026-11-20T09:00:00Z');
    const shop = await open(false, () => time);
    await shop.user.click(heart('First'));
    await waitFor(() => expect(selectIsAuthModalOpen(shop.store.getState())).toBe(true));
    time += 16 * 60_000;
    await act(() => shop.store.dispatch(signIn(eleanor)));
    await waitFor(() => expect(shop.store.getState().wishlist.saved).not.toBeNull());
    expect(skus(shop)).toEqual([]);
  });
});
