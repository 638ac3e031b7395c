import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { settings } from '@/kernel/app/settings';
import { hashPasswordNow } from '../../backend/customer/passwords';
import { testHashCost } from '../../backend/testing/testSettings';
import type { TestBackend } from '../../backend/testing/createTestBackend';
import {
  insertCustomer,
  insertProduct,
  insertShippingMethod,
  insertStore,
  insertStoreSetting,
} from '../../backend/testing/fixtures';
import { type RenderedShop, renderShop } from './renderShop';
import { shopData } from '../../backend/testing/arrange/shopData';

export const guestCartId = 'c'.repeat(32);
export const account = { email: 'eleanor@example.com', password: 'Correct-horse-1' };

/** A shop with one way to ship, a customer with two addresses, and a guest's cart of 19.00. */
const seed = ({ db }: TestBackend): void => {
  insertStore(db);
  insertStoreSetting(db, 'kl_email_consent_config', { is_active: true, checkbox_text: 'Send me a letter.' });
  const productId = insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
  insertShippingMethod(db, {
    carrier_code: 'flatrate',
    method_code: 'standard',
    carrier_title: 'Royal Mail',
    method_title: 'Standard delivery',
    price_minor: 295,
  });
  const customerId = insertCustomer(db, {
    email: account.email,
    firstname: 'Eleanor',
    lastname: 'Marsh',
    password_hash: hashPasswordNow(account.password, testHashCost),
  });
  const data = shopData(db);
  data.address(customerId, '1 Old Lane', 'BS1 1AA');
  data.address(customerId, '14 Cotham Brow', 'BS6 6AN', true);
  data.cart(guestCartId, productId, 950);
  window.localStorage.setItem(
    `${settings.storageNamespace}__cartId`,
    JSON.stringify({ value: guestCartId, timeStored: Date.now() }),
  );
};

export interface CheckoutVisit {
  path?: string;
  arrange?: (backend: TestBackend) => void;
  now?: () => number;
}

/** Opens checkout as a guest. */
export const openCheckout = (visit: CheckoutVisit = {}): Promise<RenderedShop> =>
  renderShop({ path: '/checkout', seed, ...visit });

/** Opens checkout as the customer whose cart it is. */
export const openCheckoutAsCustomer = ({
  arrange,
  ...visit
}: Pick<CheckoutVisit, 'now' | 'arrange'> = {}): Promise<RenderedShop> =>
  renderShop({
    path: '/checkout',
    signedIn: account,
    seed,
    arrange: (backend) => {
      backend.data.giveCartsTo(backend.data.onlyCustomerId());
      arrange?.(backend);
    },
    ...visit,
  });

const ann = {
  'First name': 'Ann',
  'Last name': 'Lee',
  'Street address': '3 Elm Grove',
  City: 'Bath',
  Postcode: 'ba11lz',
  Phone: '07700 900456',
};

/**
 * Puts a text into a field of the page in one go, which renders the page once and not once a letter; the label may carry a
 * star.
 */
export const typeInto = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
};

const buttonOf = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

/** Shows the lines of the address, where an address is found first. */
export const enterManually = async (user: UserEvent): Promise<void> => {
  await screen.findByLabelText(/^Street address/);
  const manually = buttonOf('Enter address manually');
  if (manually) await user.click(manually);
};

/** Types Ann's address, without the e-mail. */
export const typeAddress = async (user: UserEvent, changes: Partial<typeof ann> = {}): Promise<void> => {
  await enterManually(user);
  const phone = buttonOf('Add a phone number for the courier');
  if (phone) await user.click(phone);
  for (const [label, text] of Object.entries({ ...ann, ...changes })) await typeInto(user, label, text);
};

/** Sends step 1. */
export const sendAddress = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Continue to payment' }));

/** Waits until the cheapest way to ship is taken, and payment is open. */
export const findPayment = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^(Pay |Place order)/ });

/** A guest's way to the payment, with the cheapest way to ship. */
export const reachPayment = async ({ user }: RenderedShop): Promise<void> => {
  await typeInto(user, 'Email', 'ann@example.com');
  await typeAddress(user);
  await sendAddress(user);
  await findPayment();
};

/** Opens the ways to ship, once one of them was taken. */
export const changeMethod = async (user: UserEvent): Promise<void> => {
  const method = await screen.findByRole('region', { name: /^Shipping method/ });
  await user.click(within(method).getByRole('button', { name: /^Change/ }));
  await screen.findByRole('button', { name: 'Continue to payment' });
};

/** A guest's way to the ways to ship. */
export const reachMethod = async (shop: RenderedShop): Promise<void> => {
  await reachPayment(shop);
  await changeMethod(shop.user);
};

/** Answer of the provider for a card. */
export const authorised = {
  type: 'tokenised',
  resultCode: 'Authorised',
  nonce: 'nonce-1',
  brand: 'Visa',
  last4: '1111',
} as const;

/** Lets a frame of the provider say something. */
export const sayFromFrame = (frame: HTMLIFrameElement, data: unknown, origin = serviceSettings.paymentUrl): void =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });

/** Plays the provider's frame: jsdom loads none. Cards are answered in turn; the last answer stays. */
export const playProvider = async (answers: Record<string, unknown>[]): Promise<{ sent: unknown[] }> => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const sent: unknown[] = [];
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown) => {
    sent.push(message);
    const isQuestion =
      typeof message === 'object' && message !== null && 'type' in message && message.type === 'tokenise';
    if (!isQuestion) return;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    setTimeout(() => sayFromFrame(frame, answer), 0);
  });
  sayFromFrame(frame, { type: 'ready', heightPx: 300 });
  return { sent };
};

/** Agrees, and presses the button once. */
export const pay = async (user: UserEvent): Promise<void> => {
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree to/ });
  if (!consent.checked) await user.click(consent);
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
};

/** The orders that were placed. */
export const placedOrders = ({ data }: RenderedShop) => data.orders();
