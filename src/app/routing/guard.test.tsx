import { act, screen, waitFor } from '@testing-library/react';
import { getUserDetails } from '@/features/session/sessionThunks';
import { signOut } from '@/features/session/signOut';
import { renderShop } from '@/testing/renderShop';
import { findFixedPath } from './routes';

/** The way back that the address of the sign-in page keeps. */
const wayBack = (): string | null => new URLSearchParams(window.location.search).get('from');

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('paths for customers', () => {
  it.each([
    '/customer/account/',
    '/customer/account',
    '/customer/account/edit/',
    '/gdpr-request/type/delete/code/a1b2/',
    '/order-history',
    '/wishlist',
    '/saved-payments/',
    '/communications',
    '/address-book',
    '/account-information?tab=1#email',
  ])('%s sends a guest to the sign-in page, which knows the way back', async (path) => {
    await renderShop({ path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/sign-in');
    expect(wayBack()).toBe(path);
  });

  it('still knows it after a reload', async () => {
    const first = await renderShop({ path: '/address-book?from=mail' });
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    const address = window.location.pathname + window.location.search;
    first.unmount();
    await renderShop({ path: address, signedIn: true });
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/address-book?from=mail'));
  });

  it('let a customer in', async () => {
    await renderShop({ path: '/saved-payments', signedIn: true });
    await waitFor(() => expect(document.title).toBe('Saved Payments | Halewell'));
    expect(window.location.pathname).toBe('/saved-payments');
  });

  it('send away a customer who signs out on them', async () => {
    const { store } = await renderShop({ path: '/saved-payments', signedIn: true });
    await waitFor(() => expect(document.title).toBe('Saved Payments | Halewell'));
    await act(() => store.dispatch(signOut()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
    expect(wayBack()).toBe('/saved-payments');
  });

  it('send away a customer whose session the backend has ended', async () => {
    const { store, backend } = await renderShop({ path: '/saved-payments', signedIn: true });
    await waitFor(() => expect(document.title).toBe('Saved Payments | Halewell'));
    backend.data.signEverybodyOut();
    await act(() => store.dispatch(getUserDetails()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
    expect(wayBack()).toBe('/saved-payments');
  });

  it('know the way back when the session expires on them', async () => {
    let time = Date.parse('2026-11-20T09:00:00Z');
    const { reloads } = await renderShop({ path: '/saved-payments', signedIn: true, now: () => time });
    time += 2 * 3600 * 1000;
    await waitFor(() => expect(reloads()).toBeGreaterThan(0));
    expect(window.location.pathname).toBe('/sign-in');
    expect(wayBack()).toBe('/saved-payments');
  });
});

describe('fixed paths', () => {
  it.each([
    ['/cart', '/cart'],
    ['/cart//', '/cart'],
    ['/Cart', undefined],
    ['/cart/more', undefined],
    ['/', undefined],
    ['/gdpr-request', undefined],
    ['/gdpr-request/type/x/code/', undefined],
    ['/gdpr-request/type/x/code/y', '/gdpr-request/type/:type/code/:code'],
    ['/gdpr-request/type/:type/code/:code/more', undefined],
    ['/searchxhtml', undefined],
    ['/constructor', undefined],
  ])('%s names %s', (pathname, path) => expect(findFixedPath(pathname)).toBe(path));
});
