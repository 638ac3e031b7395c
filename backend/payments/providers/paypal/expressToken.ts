import { randomInt } from 'node:crypto';

import { requireCart } from '../../../cart/access';
import { loadCart } from '../../../cart/loadCart';
import type { CartRow } from '../../../cart/models';
import type { PaymentMethod, RequestContext } from '../../../context';
import { OrderRefused } from '../../../checkout/orderObstacles';
import { inputError } from '../../../graphql/errors';
import type { PaypalExpressInput, PaypalExpressTokenInput } from '../../../schema/resolvers.generated';
import { readStoreSettings } from '../../../stores/storeSettings';
import { findPaymentMethod } from '../../paymentMethods';
import { findNonce } from '../../testProvider/nonceQueries';
import { findToken, findTokenOfCart, insertToken, setTokenOfCart } from './tokenQueries';

/** Under the code of Magento's own module. */
export const paypalMethod: PaymentMethod = { code: 'paypal_express', title: 'PayPal' };

/** How long PayPal's tokens live, in milliseconds. */
const lifetimeMs = 3 * 60 * 60 * 1000;

/** Messages of the real backend, and of PayPal as it passes them on. */
export const paypalMessages = {
  notAvailable: 'The requested Payment Method is not available.',
  noGuests: 'Guest checkout is disabled.',
  invalidUrl: 'Invalid Url.',
  nothingToPay:
    "PayPal can't process orders with a zero balance due. To finish your purchase, please go through the standard checkout process.",
  noDetails: 'Required parameter "paypal_express" for "payment_method" is missing.',
  badToken: 'PayPal gateway has rejected request. Invalid token (#10410: Invalid argument).',
  badPayer: 'PayPal gateway has rejected request. PayerID is invalid (#10419: Express Checkout PayerID is missing).',
  noPayer: 'A payer is not identified.',
} as const;

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Letters and digits as PayPal makes its tokens and the ids of payers of them. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Only a path below the store's address is a way back. */
const toUrl = (path: string, origin: string): string => {
  const isPath = path !== '' && !/^[/\\:]|:\/\/|\.\.|\?/.test(path);
  if (!isPath) throw inputError(paypalMessages.invalidUrl);
  // The real backend ends the address of a page with a slash.
  return `${origin}/${path.replace(/\/?$/, '/')}`;
};

/**
 * Makes a token for the cart as it is now.
 * @throws GraphQLError with the real backend's messages.
 */
export const createExpressToken = (context: RequestContext, input: PaypalExpressTokenInput) =>
  context.db.transaction(() => {
    const { db, origin, settings } = context;
    const row = requireCart(context, input.cart_id);
    const cart = loadCart(context, row);
    if (input.code !== paypalMethod.code) throw inputError(paypalMessages.notAvailable);
    if (cart.lines.length > 0 && cart.totals.grandTotalMinor === 0) throw inputError(paypalMessages.nothingToPay);
    if (!findPaymentMethod(context.payments, cart, input.code)) throw inputError(paypalMessages.notAvailable);
    if (row.customer_id === null && !readStoreSettings(db, context.store.id).is_guest_checkout_enabled)
      throw inputError(paypalMessages.noGuests);
    const token = `EC-${randomCode(17)}`;
    insertToken(db, {
      token,
      cart_id: row.id,
      amount_minor: cart.totals.grandTotalMinor,
      currency: row.currency,
      return_url: toUrl(input.urls.return_url, origin),
      cancel_url: toUrl(input.urls.cancel_url, origin),
      expires_at: context.now() + lifetimeMs,
    });
    const start = new URL(`/paypal?${new URLSearchParams({ token }).toString()}`, settings.paymentUrl).href;
    return { token, paypal_urls: { start, edit: `${start}&useraction=continue` } };
  });

/**
 * Pays the cart with what its shopper agreed to.
 * @throws GraphQLError for a token that is wrong, used, too old, or of another cart.
 */
export const setExpressPayment = (
  { db, now }: RequestContext,
  cart: CartRow,
  details: PaypalExpressInput | null | undefined,
): void => {
  if (!details) throw inputError(paypalMessages.noDetails);
  const row = findToken(db, details.token);
  if (row?.cart_id !== cart.id || row.expires_at <= now()) throw inputError(paypalMessages.badToken);
  if (row.payer_id === null || row.payer_id !== details.payer_id) throw inputError(paypalMessages.badPayer);
  if (findNonce(db, row.token)?.used_at !== null) throw inputError(paypalMessages.badToken);
  setTokenOfCart(db, cart.id, row.token);
};

/**
 * What the money of a cart is taken with: PayPal's token where the order is paid there, otherwise what came with the order.
 * @throws OrderRefused where nobody has agreed at PayPal.
 */
export const nonceOfPayment = ({ db }: RequestContext, cart: CartRow, sent: string | null): string | null => {
  if (cart.payment_method !== paypalMethod.code) return sent;
  const token = findTokenOfCart(db, cart.id);
  if (token === undefined) throw new OrderRefused(paypalMessages.noPayer);
  return token;
};
