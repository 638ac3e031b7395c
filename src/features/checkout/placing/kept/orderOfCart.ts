import type { readBalances } from '@/features/cart/appliedBalances';
import { type Cart, type CartLine, lineDescription, linePicture, linesOf } from '@/features/cart/cartContents';
import { toOrderAddress } from '@/features/orders/orderAddress';
import { freeMethodCode } from '@/features/payment/paymentProviders';
import type { CheckoutState } from '../../checkoutSlice';
import { shippingName } from '@/features/cart/shippingName';
import type { OrderOnReceipt } from '../../checkoutSlice';

type Item = NonNullable<NonNullable<OrderOnReceipt['items']>[number]>;
type Total = NonNullable<OrderOnReceipt['total']>;
type Amount = Total['grand_total'];
/** What balances of the customer pay; null where that is not known. */
type PaidByBalances = ReturnType<typeof readBalances>;

const amountOf = (amount: Partial<Amount> | null | undefined): Amount => ({
  value: amount?.value ?? null,
  currency: amount?.currency ?? null,
});

/** The kind of a line, as far as the receipt shows it. */
const kindOf = (line: CartLine) => {
  if (line.__typename === 'BundleCartItem')
    return { __typename: 'BundleOrderItem' as const, set_saving: line.set_saving, bundle_options: null };
  // The description names the files.
  if (line.__typename === 'DownloadableCartItem')
    return { __typename: 'DownloadableOrderItem' as const, downloadable_links: null };
  return { __typename: 'OrderItem' as const };
};

/** What goes with it; backends have the fields for what is sent only. */
const giftsOf = (line: CartLine) =>
  'gift_message' in line
    ? { gift_message: line.gift_message, gift_wrapping: line.gift_wrapping }
    : { gift_message: null, gift_wrapping: null };

const itemOf = (line: CartLine): Item => {
  const description = lineDescription(line);
  const picture = linePicture(line);
  return {
    ...kindOf(line),
    id: line.uid,
    product_name: line.product.name ?? null,
    product_sku: line.product.sku ?? '',
    product_sale_price: amountOf(line.prices?.price_including_tax ?? line.prices?.price),
    quantity_ordered: line.quantity,
    ...giftsOf(line),
    subscription: null,
    entered_options: null,
    selected_options: description === '' ? [] : [{ label: '', value: description }],
    product: {
      uid: line.product.uid,
      pack_summary: null,
      small_image: picture === undefined ? null : { url: picture },
    },
  };
};

const totalOf = (
  { prices, shipping_addresses: addresses }: Cart,
  paid: PaidByBalances,
  gifts: Total['gift_options'],
): Total => {
  const taxes = prices?.applied_taxes ?? [];
  const saved = prices?.subscription_saving;
  return {
    subtotal: amountOf(prices?.subtotal_including_tax),
    subscription_saving: saved
      ? { once_subtotal: amountOf(saved.once_subtotal_including_tax), saving: amountOf(saved.saving_including_tax) }
      : null,
    discounts: prices?.discounts ?? [],
    // Of several taxes the cart gives no sum, and the shop adds up no money.
    total_tax: amountOf(taxes.length === 1 ? taxes[0]?.amount : null),
    total_shipping: amountOf(addresses?.[0]?.selected_shipping_method?.price_incl_tax),
    gift_options: gifts,
    total_store_credit: paid?.applied_store_credit?.applied_balance ?? null,
    total_reward_points: paid?.applied_reward_points?.money ?? null,
    grand_total: amountOf(prices?.grand_total),
    taxes: null,
    shipping_handling: null,
    // The cart's own sums were taken with tax.
    includes_tax: true,
  };
};

/** The receipt of a cart that is being ordered: its lines and totals as the backend gave them last. */
export const orderOfCart = (
  cart: Cart,
  { shippingAddress, billingAddress, payment }: CheckoutState,
  paid: PaidByBalances,
  gifts: Total['gift_options'],
): OrderOnReceipt => {
  const method = cart.shipping_addresses?.[0]?.selected_shipping_method;
  const paidBy = payment.paymentMethods.find(({ code }) => code === payment.selectedMethod);
  return {
    number: null,
    email: null,
    carrier: method?.carrier_title ?? null,
    shipping_method: shippingName(method?.carrier_title, method?.method_title) || null,
    delivery_window: null,
    pickup: shippingAddress?.pickupCode ? { name: shippingAddress.firstname, ready: null, point_of_sale: null } : null,
    gift_message: cart.gift_message,
    gift_wrapping: cart.gift_wrapping,
    gift_receipt_included: cart.gift_receipt_included,
    printed_card_included: cart.printed_card_included,
    items: linesOf(cart).map(itemOf),
    total: totalOf(cart, paid, gifts),
    shipping_address: cart.is_virtual || shippingAddress === null ? null : toOrderAddress(shippingAddress),
    billing_address: billingAddress && toOrderAddress(billingAddress),
    payment_methods:
      paidBy === undefined || paidBy.code === freeMethodCode
        ? []
        : [{ name: paidBy.title, type: paidBy.code, additional_data: [] }],
  };
};
