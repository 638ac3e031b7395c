/** A row of sales_order; money in minor units, with VAT. */
export interface OrderModel {
  id: number;
  increment_id: string;
  store_id: number;
  cart_id: number;
  customer_id: number | null;
  email: string;
  status: string;
  currency: string;
  subtotal_minor: number;
  /** What the goods would have cost if all had been bought once; null where nothing was on a plan. */
  once_subtotal_minor: number | null;
  discount_minor: number;
  shipping_minor: number;
  tax_minor: number;
  grand_total_minor: number;
  /** Paid by the customer's store credit, and by reward points. */
  store_credit_minor: number;
  reward_minor: number;
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  token: string;
  created_at: string;
  /** Days, YYYY-MM-DD, and HH:MM that were promised when it was placed. */
  delivery_from: string | null;
  delivery_to: string | null;
  delivery_before: string | null;
  /** Shop where it is collected, and from when on its clock, 'YYYY-MM-DD HH:MM'; null: it is delivered. */
  pickup_location_code: string | null;
  ready_at: string | null;
  /** What goes with it (cart/giftMessages.ts); null: nothing. */
  gift_message: string | null;
  /** In which it is wrapped (giftOptions/wrappings.ts), null: not wrapped; and whether it has a gift receipt and a printed card. */
  gift_wrapping: string | null;
  gift_receipt: number;
  printed_card: number;
  /** What its gift options cost: paper for items and for the whole, and the card. */
  item_wrapping_minor: number;
  order_wrapping_minor: number;
  printed_card_minor: number;
  /** When the customer was told that it is ready, in milliseconds since 1970. */
  told_ready_at: number | null;
  /** Whether this is the answer to the mutation that placed it. */
  isFresh?: boolean;
}

/** A row of sales_order_item; money in minor units, with VAT. */
export interface OrderItemRow {
  id: number;
  order_id: number;
  product_id: number | null;
  product_type: string;
  sku: string;
  name: string;
  url_key: string | null;
  /** JSON: [{label, value}] of a variant; customisable options are among the parts. */
  options: string;
  quantity: number;
  price_minor: number;
  row_total_minor: number;
  discount_minor: number;
  /** JSON: CouponDiscount[]. */
  discounts: string;
  tax_minor: number;
  tax_percent: number;
  /** Weeks between deliveries; null for what was bought once. */
  subscription_weeks: number | null;
  subscription_percent: number | null;
  /** OrderedParts as JSON. */
  parts: string;
  gift_message: string | null;
  gift_wrapping: string | null;
}

/** A row of sales_order_payment. */
export interface OrderPaymentRow {
  method: string;
  title: string;
  amount_minor: number;
  transaction_id: string;
  card_brand: string | null;
  card_last4: string | null;
}

/** A row of sales_shipment. */
export interface ShipmentRow {
  id: number;
  increment_id: string;
  carrier_code: string;
  carrier_title: string;
  tracking_number: string | null;
  /** When it was sent: 'YYYY-MM-DD HH:MM:SS' in UTC. */
  created_at: string;
}
