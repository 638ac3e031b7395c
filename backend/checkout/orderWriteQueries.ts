import { onceSubtotalOf } from '../cart/subscriptionSaving';
import { randomBytes } from 'node:crypto';

import { type Address, addressColumns, addressMarks, addressValues } from '../address/address';
import type { CartLine, CartModel, ShippingOffer } from '../cart/models';
import { listVariantOptions } from '../cart/productQueries';
import { vatPercent, type LineTotals } from '../cart/totals';
import type { CaptureResult } from '../context';
import type { Db } from '../db/open';
import { fromSqlTime } from '../db/time';
import { insertPurchasedLinks } from '../downloads/purchasedLinks';
import type { Wrapping } from '../giftOptions/wrappings';
import { shopOf } from '../pickup/pickupQueries';
import { readyAt } from '../pickup/readyTime';

import { deliveryWindowOf } from './deliveryWindow';
import { insertOrderCoupons } from './orderCoupons';
import { takeOrderNumber } from './numberQueries';
import { orderedPartsOf } from './orderedParts';

/** A payment that was taken. */
export type Captured = Extract<CaptureResult, { kind: 'captured' }>;

/** All that an order is written from. */
export interface OrderDraft {
  cart: CartModel;
  email: string;
  /** Code of its state (checkout/orderStates.ts). */
  status: string;
  /** Null when nothing has to be sent. */
  shippingMethod: ShippingOffer | null;
  payment: Captured;
  paymentMethod: { code: string; title: string };
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  createdAt: string;
}

/** Reduces the stock by what is sold; the condition keeps it from falling below zero under concurrent orders. Returns whether there was enough. */
export const takeStock = (db: Db, { parts, quantity }: CartLine): boolean =>
  parts.every(
    ({ productId, each }) =>
      db.run(
        `UPDATE stock_item SET quantity = max(0, quantity - ?)
          WHERE product_id = ? AND (quantity >= ? OR sells_without_stock = 1)`,
        quantity * each,
        productId,
        quantity * each,
      ).changes === 1,
  );

/** Writes the order itself; returns its internal id. */
export const insertOrder = (db: Db, { cart, email, status, shippingMethod, createdAt }: OrderDraft): number => {
  const { row, totals, coupons, gifts } = cart;
  const { carrierCode, methodCode } = shippingMethod ?? { carrierCode: '', methodCode: '' };
  const promised = deliveryWindowOf(db, row.store_id, fromSqlTime(createdAt), carrierCode, methodCode);
  const shop = shopOf(cart);
  const ready = shop && readyAt(db, fromSqlTime(createdAt), shop);
  const values = {
    increment_id: takeOrderNumber(db, row.store_id),
    store_id: row.store_id,
    cart_id: row.id,
    customer_id: row.customer_id,
    email,
    status,
    currency: row.currency,
    subtotal_minor: totals.subtotalMinor,
    once_subtotal_minor: onceSubtotalOf(cart),
    discount_minor: totals.discountMinor,
    shipping_minor: totals.shippingMinor,
    tax_minor: totals.taxMinor,
    grand_total_minor: totals.grandTotalMinor,
    store_credit_minor: totals.storeCreditMinor,
    reward_minor: totals.rewardMinor,
    carrier_code: carrierCode,
    method_code: methodCode,
    carrier_title: shippingMethod?.carrierTitle ?? '',
    method_title: shippingMethod?.methodTitle ?? '',
    token: randomBytes(24).toString('base64url'),
    created_at: createdAt,
    delivery_from: promised?.from ?? null,
    delivery_to: promised?.to ?? null,
    delivery_before: promised?.before ?? null,
    gift_message: row.gift_message,
    gift_wrapping: gifts.wrapping && JSON.stringify(gifts.wrapping),
    gift_receipt: gifts.hasReceipt ? 1 : 0,
    printed_card: gifts.hasCard ? 1 : 0,
    item_wrapping_minor: totals.giftCharges.itemsMinor,
    order_wrapping_minor: totals.giftCharges.orderMinor,
    printed_card_minor: totals.giftCharges.cardMinor,
    pickup_location_code: shop?.identifier ?? null,
    ready_at: ready ? `${ready.date} ${ready.time}` : null,
  };
  const columns = Object.keys(values);
  const { lastInsertRowid: orderId } = db.run(
    `INSERT INTO sales_order (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(values),
  );
  insertOrderCoupons(db, orderId, coupons, totals.discounts);
  return orderId;
};

/** Writes one line of an order. */
export const insertItem = (
  db: Db,
  orderId: number,
  line: CartLine,
  totals: LineTotals,
  wrapping: Wrapping | null,
): void => {
  const variant = line.variantId === null ? [] : listVariantOptions(db, line.productId, line.variantId);
  const options = variant.map((option) => ({ label: option.attribute_label, value: option.option_label }));
  const { lastInsertRowid: itemId } = db.run(
    `INSERT INTO sales_order_item (order_id, product_id, product_type, sku, name, url_key, options, quantity, price_minor,
                                   row_total_minor, discount_minor, tax_minor, tax_percent,
                                   subscription_weeks, subscription_percent, parts, gift_message, gift_wrapping, discounts)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    line.productId,
    line.productType,
    line.soldSku,
    line.name,
    line.urlKey,
    JSON.stringify(options),
    line.quantity,
    line.unitPriceMinor,
    totals.rowMinor,
    totals.discountMinor,
    totals.taxMinor,
    vatPercent,
    line.subscription?.weeks ?? null,
    line.subscription?.percent ?? null,
    JSON.stringify(orderedPartsOf(line.chosen)),
    line.giftMessage,
    wrapping && JSON.stringify(wrapping),
    JSON.stringify(totals.discounts),
  );
  insertPurchasedLinks(db, itemId, line);
};

/** Writes one address of an order. */
export const insertAddress = (db: Db, orderId: number, kind: 'shipping' | 'billing', address: Address): void => {
  db.run(
    `INSERT INTO sales_order_address (order_id, kind, ${addressColumns}) VALUES (?, ?, ${addressMarks})`,
    orderId,
    kind,
    ...addressValues(address),
  );
};

/** Writes how an order was paid. */
export const insertPayment = (db: Db, orderId: number, { cart, payment, paymentMethod }: OrderDraft): void => {
  db.run(
    `INSERT INTO sales_order_payment (order_id, method, title, amount_minor, transaction_id, card_brand, card_last4)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    paymentMethod.code,
    paymentMethod.title,
    cart.totals.grandTotalMinor,
    payment.transactionId,
    payment.cardBrand,
    payment.cardLast4,
  );
};
