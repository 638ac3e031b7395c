import { screen, waitFor, within } from '@testing-library/react';
import { annsAddress } from '@/testing/annsAddress';
import { type CheckoutVisit, guestCartId, openCheckout } from '@/testing/checkoutVisit';
import { installFakeLocks } from '@/testing/faults/browser/fakeLocks';
import { bath, findWalletButton, offerWallet, openWalletSheet } from '@/testing/wallet/playWallet';
import { settings } from '@/kernel/app/settings';
import { insertCoupon, insertShippingMethod } from '../../../backend/testing/fixtures';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const openCart = (arrange: CheckoutVisit['arrange'] = () => undefined) =>
  openCheckout({
    path: '/cart',
    arrange: (backend) => {
      offerWallet(backend);
      insertShippingMethod(backend.db, {
        carrier_code: 'flatrate',
        method_code: 'nextday',
        method_title: 'Next day',
        price_minor: 495,
      });
      arrange(backend);
    },
  });

const openSheet = async (arrange?: CheckoutVisit['arrange']) => {
  const shop = await openCart(arrange);
  return { shop, sheet: await openWalletSheet(shop.user, await findWalletButton()) };
};

const keep = (name: string, value: unknown): void =>
  window.localStorage.setItem(
    `${settings.storageNamespace}__${name}`,
    JSON.stringify({ value, timeStored: Date.now() }),
  );

/** All that the browser keeps of the shop, in one text. */
const kept = (): string => JSON.stringify({ ...window.localStorage });

test('address and method are chosen in the sheet, the totals are the backend’s, and the order leads to its receipt', async () => {
  const { shop, sheet } = await openSheet();
  expect(await sheet.chooseAddress(bath)).toMatchObject({
    lines: [
      { label: 'Subtotal', amountMinor: 1900 },
      { label: 'Delivery', amountMinor: 295 },
    ],
    totalMinor: 2195,
    methods: [{ label: 'Standard delivery' }, { label: 'Next day' }],
    methodId: 'flatrate standard',
    problem: '',
  });
  expect(await sheet.chooseMethod('flatrate nextday')).toMatchObject({
    totalMinor: 2395,
    methodId: 'flatrate nextday',
  });
  // Before the yes the backend knows no address.
  expect(shop.data.shippingAddress()).toBeUndefined();
  sheet.authorise();
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(window.location.pathname).toBe('/checkout/receipt');
  await waitFor(() => expect(sheet.isOpen()).toBe(false));
  expect(shop.data.orders()).toMatchObject([{ email: 'robin@example.com' }]);
  expect(shop.backend.payments.captures).toMatchObject([{ nonce: 'wallet-1', amountMinor: 2395, isVoided: false }]);
  expect(kept()).not.toContain('Elm Grove');
  // Nobody ticked a box.
  expect(shop.data.consents()).toEqual([]);
});

test('closing the sheet leaves the cart as it was', async () => {
  const { shop, sheet } = await openSheet();
  const before = kept();
  await sheet.chooseAddress(bath);
  sheet.cancel();
  const button = await findWalletButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
  expect(sheet.isOpen()).toBe(false);
  expect(shop.data.shippingAddress()).toBeUndefined();
  expect(kept()).toBe(before);
  expect(shop.data.orders()).toEqual([]);
});

test('an address out of reach is said in the sheet, and another one may be chosen', async () => {
  const { sheet } = await openSheet();
  const paris = await sheet.chooseAddress({ city: 'Paris', postcode: '75020', countryCode: 'FR' });
  expect(paris).toMatchObject({ methods: [], methodId: null });
  expect(paris.problem).toBe('We do not deliver to this address. Choose another one.');
  expect((await sheet.chooseAddress(bath)).problem).toBe('');
});

test('a coupon of the cart counts in the sheet and in the order', async () => {
  const { shop, sheet } = await openSheet(({ db, data }) => {
    insertCoupon(db);
    data.couponOnCart('TEN');
  });
  expect(await sheet.chooseAddress(bath)).toMatchObject({
    lines: [
      { label: 'Subtotal', amountMinor: 1900 },
      { label: 'Ten off', amountMinor: -190 },
      { label: 'Delivery', amountMinor: 295 },
    ],
    totalMinor: 2005,
  });
  sheet.authorise();
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(shop.backend.payments.captures).toMatchObject([{ amountMinor: 2005 }]);
});

test('a yes to an address out of reach orders nothing', async () => {
  const { shop, sheet } = await openSheet();
  await sheet.chooseAddress({ city: 'Paris', postcode: '75020', countryCode: 'FR' });
  sheet.authorise();
  expect(await screen.findByText('Your order could not be placed. Please try again.')).toBeVisible();
  expect(shop.data.orders()).toEqual([]);
  expect(shop.backend.payments.captures).toEqual([]);
});

test('a refused payment is said beside the button, and another try is a decision of its own', async () => {
  const { shop, sheet } = await openSheet();
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (): void {
    scrolled.push(this);
  };
  await sheet.chooseAddress(bath);
  sheet.authorise({ nonce: 'refused-1' });
  const group = await screen.findByRole('group', { name: 'Express checkout' });
  const refusal = await within(group).findByText('The card was refused.');
  expect(refusal).toBeVisible();
  // The button may stand at the foot of the window.
  expect(scrolled.some((place) => place.contains(refusal))).toBe(true);
  expect(shop.data.orders()).toEqual([]);
  expect(kept()).not.toContain('Elm Grove');
  const again = await openWalletSheet(shop.user, await findWalletButton());
  await again.chooseAddress(bath);
  again.authorise();
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(shop.data.orders()).toHaveLength(1);
});

test('a cart that changed while the sheet was open is neither ordered nor paid', async () => {
  const { shop, sheet } = await openSheet();
  await sheet.chooseAddress(bath);
  shop.data.quantityOfLines(1);
  sheet.authorise();
  expect(await screen.findByText(/^Your cart changed in the meantime/)).toBeVisible();
  expect(shop.data.orders()).toEqual([]);
  expect(shop.backend.payments.captures).toEqual([]);
});

test('after a lost answer the page says that it is checking, and finds the order by its key', async () => {
  const { shop, sheet } = await openSheet();
  const { fetch } = shop.backend;
  const keys: (string | null)[] = [];
  let isLost = true;
  shop.backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith('/payment-information')) {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      throw new TypeError('Failed to fetch');
    }
    const isQuestion = typeof init?.body === 'string' && init.body.includes('SettleOrderAttempt');
    if (isQuestion && isLost) throw new TypeError('Failed to fetch');
    return answer;
  };
  await sheet.chooseAddress(bath);
  sheet.authorise();
  expect(await screen.findByRole('heading', { name: 'We are checking your order' })).toBeVisible();
  expect(sheet.isOpen()).toBe(false);
  expect(await findWalletButton()).toHaveAttribute('aria-busy', 'true');
  isLost = false;
  await shop.user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, Robin.' })).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(shop.data.orders()).toHaveLength(1);
});

test('what was typed into checkout before is still there after a refused payment', async () => {
  const { sheet } = await openSheet();
  const key = `${settings.storageNamespace}__checkout_draft`;
  window.localStorage.setItem(
    key,
    JSON.stringify({ value: { fields: { email: 'ann@example.com' }, isSame: null }, timeStored: Date.now() }),
  );
  await sheet.chooseAddress(bath);
  sheet.authorise({ nonce: 'refused-1' });
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(window.localStorage.getItem(key)).toContain('ann@example.com');
});

test('after a refused payment the cart goes where checkout had accepted before, in the way chosen there', async () => {
  const { shop, sheet } = await openSheet();
  keep('shipping_address', annsAddress);
  keep('shippingMethod', { carrier_code: 'flatrate', method_code: 'nextday', title: 'Next day' });
  await sheet.chooseAddress(bath);
  sheet.authorise({ nonce: 'refused-1' });
  expect(await screen.findByText('The card was refused.')).toBeVisible();
  expect(shop.data.shippingAddress()).toMatchObject({ postcode: 'BA1 1AA' });
  expect(await screen.findByText(/^Delivery, (?:.* - )?Next day/)).toBeVisible();
  expect(screen.queryByText(/the address from Test Wallet/)).toBeNull();
  expect(kept()).toContain('High Street');
});

test('without such an address the page says whose address the total is for', async () => {
  const { shop, sheet } = await openSheet();
  await sheet.chooseAddress(bath);
  sheet.authorise({ nonce: 'refused-1' });
  expect(await screen.findByText(/still for the address from Test Wallet/)).toBeVisible();
  expect(shop.data.shippingAddress()).toMatchObject({ postcode: bath.postcode });
  expect(kept()).not.toContain('Elm Grove');
});

test('while another tab orders the cart nothing of the wallet reaches it', async () => {
  const locks = installFakeLocks();
  let release = (): void => undefined;
  void navigator.locks.request(
    `place-order-${guestCartId}`,
    {},
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  const { shop, sheet } = await openSheet();
  await sheet.chooseAddress(bath);
  sheet.authorise();
  expect(await screen.findByText(/in another tab/)).toBeVisible();
  expect(shop.data.shippingAddress()).toBeUndefined();
  expect(shop.data.orders()).toEqual([]);
  release();
  locks.releaseAll();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a cart with a line that cannot be had is not offered a wallet', async () => {
  await openCart(({ data }) => data.stockOfAll(0));
  expect(await screen.findByText('Zinc Picolinate')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Express checkout' })).toBeNull();
});
