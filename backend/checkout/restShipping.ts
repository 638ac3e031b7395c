import { findAddresses, saveAddress } from '../cart/addressQueries';
import { loadCart, reloadCart } from '../cart/loadCart';
import type { Address } from '../address/address';
import type { CartRow } from '../cart/models';
import { updateCart } from '../cart/queries';
import { containedVat } from '../cart/totals';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { isRecord } from '../isRecord';
import { findAccount, isListed, saveSubscriber } from '../newsletter/queries';
import { pickupMessages } from '../pickup/pickupMethod';
import { RestError } from '../rest/restError';
import { readStoreSettings } from '../stores/storeSettings';

import {
  addressRulesOf,
  describeAddressProblem,
  findAddressProblem,
  isCountryAllowed,
  type AddressKind,
} from './addressRules';
import { checkoutMessages, estimateOffers } from './methodMutations';
import { missingField, pickupCodeOf, readAddress, readObject, readParameters, readText } from './restBody';
import { requireRestCart, type CartPath } from './restCart';
import { paymentDetailsBody, totalsBody } from './restTotals';
import { readPlace, savePlace } from './shippingPlace';

const informationKeys = [
  'shipping_address',
  'billing_address',
  'shipping_carrier_code',
  'shipping_method_code',
  'custom_attributes',
  'extension_attributes',
] as const;

const unsavedAddress = (): RestError =>
  new RestError(400, 'The shipping information was unable to be saved. Error: "%message"', {
    message: 'The address failed to save. Verify the address and try again.',
  });

/**
 * Refuses an address that cannot be used, naming the first missing field. A stock backend looks at the country only, and
 * whether its columns hold the texts, and leaves the rest to the order.
 * @throws RestError 400.
 */
export const assertAddress = (context: RequestContext, address: Address, kind: AddressKind): void => {
  const rules = addressRulesOf(context);
  const problem = findAddressProblem(address, kind, rules);
  if (!rules.checksRestAddresses) {
    if (problem?.kind === 'country' || problem?.kind === 'length') throw unsavedAddress();
    return;
  }
  if (!problem) return;
  if (problem.kind === 'missing') throw missingField(problem.fields[0]);
  throw new RestError(400, describeAddressProblem(problem).join(' '));
};

/** Puts a guest on the list who ticked the box for letters, as the mailing module of the real backend does. */
const takeLetterConsent = ({ db, now }: RequestContext, cart: CartRow, sent: unknown): void => {
  const isWanted = isRecord(sent) && sent.kl_email_consent === true;
  if (!isWanted || !cart.email || isListed(db, cart.store_id, cart.email)) return;
  if (!readStoreSettings(db, cart.store_id).kl_email_consent_config?.is_active) return;
  // A customer decides in the account.
  if (findAccount(db, cart.email)) return;
  saveSubscriber(db, {
    storeId: cart.store_id,
    email: cart.email,
    customerId: null,
    hasConsented: true,
    source: 'checkout',
    subscribedAt: toSqlTime(now()),
  });
};

/**
 * POST shipping-information: sets addresses and method, answers payment methods and totals.
 * @throws RestError with Magento's status and message (docs/magento.md).
 */
export const saveShippingInformation = (context: RequestContext, path: CartPath, body: unknown): unknown =>
  context.db.transaction(() => {
    const { db } = context;
    const rules = context.settings.profile.checkout;
    if (path.kind === 'mine') requireRestCart(context, path);
    const { address_information: sent } = readParameters(body);
    if (sent === undefined || sent === null) throw missingField('addressInformation');
    const information = readObject(sent, informationKeys);
    const carrierCode = readText(information.shipping_carrier_code) ?? '';
    const methodCode = readText(information.shipping_method_code) ?? '';
    const row = requireRestCart(context, path);
    const before = findAddresses(db, row.id);
    const shippingAddress = readAddress(information.shipping_address, rules, before.shipping);
    const billingAddress = readAddress(information.billing_address, rules, before.billing);
    const { lines, isVirtual } = loadCart(context, row);
    if (lines.length === 0) throw new RestError(400, checkoutMessages.emptyCart);
    if (isVirtual) throw new RestError(400, checkoutMessages.virtualCart);
    if (!shippingAddress?.countryCode) throw new RestError(400, checkoutMessages.noShippingAddress);
    assertAddress(context, shippingAddress, 'shipping');
    if (billingAddress) assertAddress(context, billingAddress, 'billing');
    const pickupCode = pickupCodeOf(information.shipping_address);
    const place = readPlace(context, pickupCode, () => shippingAddress);
    if (!place) throw new RestError(404, pickupMessages.unknownLocation(pickupCode ?? ''));
    savePlace(context, row, place);
    if (billingAddress) saveAddress(db, row.id, 'billing', billingAddress);
    const { shippingOffers } = reloadCart(context, row.id);
    if (!shippingOffers.some((offer) => offer.carrierCode === carrierCode && offer.methodCode === methodCode)) {
      throw new RestError(404, 'Carrier with such method not found: %1, %2', [carrierCode, methodCode]);
    }
    updateCart(db, row.id, { carrier_code: carrierCode, method_code: methodCode }, toSqlTime(context.now()));
    takeLetterConsent(context, row, information.extension_attributes);
    return paymentDetailsBody(context, reloadCart(context, row.id));
  });

/** POST estimate-shipping-methods: what could be chosen at an address that is not saved. */
export const estimateRestShipping = (context: RequestContext, path: CartPath, body: unknown): unknown => {
  const cart = loadCart(context, requireRestCart(context, path));
  const address = readAddress(readParameters(body).address, context.settings.profile.checkout);
  if (!address) throw missingField('address');
  return estimateOffers(cart, context, address.countryCode, address.postcode).map((offer) => {
    const amount = offer.priceMinor / 100;
    const exclTax = (offer.priceMinor - containedVat(offer.priceMinor)) / 100;
    return {
      carrier_code: offer.carrierCode,
      method_code: offer.methodCode,
      carrier_title: offer.carrierTitle,
      method_title: offer.methodTitle,
      amount,
      base_amount: amount,
      available: true,
      error_message: '',
      price_excl_tax: exclTax,
      price_incl_tax: amount,
    };
  });
};

const totalsKeys = [
  'address',
  'shipping_carrier_code',
  'shipping_method_code',
  'custom_attributes',
  'extension_attributes',
];

/** POST totals-information: the totals as they would be with an address and a method; nothing is saved. */
export const estimateRestTotals = (context: RequestContext, path: CartPath, body: unknown): unknown => {
  const row = requireRestCart(context, path);
  const { address_information: sent } = readParameters(body);
  if (sent === undefined || sent === null) throw missingField('addressInformation');
  const information = readObject(sent, totalsKeys);
  const rules = context.settings.profile.checkout;
  const address = readAddress(information.address, rules);
  if (!address) throw missingField('address');
  if (loadCart(context, row).lines.length === 0)
    throw new RestError(400, 'Totals calculation is not applicable to empty cart');
  const isReached = isCountryAllowed(address.countryCode, 'shipping', rules);
  const cart = loadCart(context, row, {
    postcode: address.postcode,
    carrierCode: isReached ? (readText(information.shipping_carrier_code) ?? '') : '',
    methodCode: readText(information.shipping_method_code) ?? '',
  });
  return totalsBody(context.db, cart);
};
