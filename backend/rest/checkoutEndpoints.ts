import { createCart, ensureCustomerCart } from '../cart/createCart';
import { requireCustomerId, type CartPath } from '../checkout/restCart';
import { readOrderMessage, saveLineMessage, saveOrderMessage } from '../checkout/restGiftMessage';
import { readPaymentInformation, savePaymentInformation, setPaymentInformation } from '../checkout/restPayment';
import { estimateRestShipping, estimateRestTotals, saveShippingInformation } from '../checkout/restShipping';
import type { RequestContext } from '../context';

import type { RestEndpoint } from './restRouter';

type CartCall = (
  context: RequestContext,
  path: CartPath,
  body: unknown,
  parameters: Readonly<Record<string, string>>,
) => unknown;

/** The same call for a guest's cart and for the customer's. */
const forBothCarts = (method: RestEndpoint['method'], name: string, call: CartCall): RestEndpoint[] => [
  {
    method,
    pattern: `guest-carts/:cartId/${name}`,
    handle: (context, parameters, body) =>
      call(context, { kind: 'guest', maskedId: parameters.cartId ?? '' }, body, parameters),
  },
  {
    method,
    pattern: `carts/mine/${name}`,
    handle: (context, parameters, body) => call(context, { kind: 'mine' }, body, parameters),
  },
];

/** REST calls of cart and checkout with the real backend's paths and bodies. */
export const checkoutEndpoints: readonly RestEndpoint[] = [
  { method: 'POST', pattern: 'guest-carts', handle: (context) => createCart(context, null).masked_id },
  {
    method: 'POST',
    pattern: 'carts/mine',
    handle: (context) => ensureCustomerCart(context, requireCustomerId(context)).id,
  },
  ...forBothCarts('POST', 'shipping-information', saveShippingInformation),
  ...forBothCarts('POST', 'estimate-shipping-methods', estimateRestShipping),
  ...forBothCarts('POST', 'totals-information', estimateRestTotals),
  ...forBothCarts('POST', 'set-payment-information', setPaymentInformation),
  ...forBothCarts('POST', 'payment-information', savePaymentInformation),
  ...forBothCarts('GET', 'payment-information', readPaymentInformation),
  ...forBothCarts('POST', 'gift-message', saveOrderMessage),
  ...forBothCarts('GET', 'gift-message', readOrderMessage),
  ...forBothCarts('POST', 'gift-message/:itemId', (context, path, body, { itemId = '' }) =>
    saveLineMessage(context, path, itemId, body),
  ),
];
