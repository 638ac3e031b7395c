import type { Address } from '../../address/address';
import { saveAddress } from '../../cart/addressQueries';
import { reloadCart } from '../../cart/loadCart';
import { containedVat } from '../../cart/totals';
import { insertCart, updateCart } from '../../cart/queries';
import { insertCreditMemo } from '../../checkout/after/creditMemoQueries';
import type { OrderModel } from '../../checkout/models';
import { listOrderItems } from '../../checkout/queries';
import { packWhole } from '../../checkout/shipments';
import { writeOrder } from '../../checkout/writeOrder';
import { listAddresses } from '../../customer/addresses/addressQueries';
import { toAddress } from '../../address/address';
import type { Db } from '../../db/open';
import { findDefaultStore } from '../../stores/queries';
import { insert } from '../upsert';

/** An order of a demonstration customer. */
export interface OrderData {
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  placedAt: string;
  /** How many of each SKU. */
  items: Record<string, number>;
  /** Carrier and method. */
  shipping: [string, string];
  status: 'pending' | 'processing' | 'complete';
  /** How it is paid; by a card of the test provider unless given. */
  payment?: { code: string; title: string };
  /** The carrier's number, when it was sent. */
  tracking?: string;
  /** How many of each SKU were paid back. */
  refunded?: Record<string, number>;
}

const card = { code: 'test_card', title: 'Card' };

const fillCart = (db: Db, customerId: number, { placedAt, items, shipping }: OrderData, address: Address): number => {
  const store = findDefaultStore(db);
  if (!store) throw new Error('A demonstration order needs a store view.');
  const { id: storeId, currency } = store;
  const cart = insertCart(db, { storeId, currency, customerId, createdAt: placedAt });
  for (const [sku, quantity] of Object.entries(items)) {
    const product = db.get<{ id: number; price: number }>(
      'SELECT id, COALESCE(special_price_minor, price_minor) AS price FROM product WHERE sku = ?',
      sku,
    );
    if (!product) throw new Error(`A demonstration order has ${sku}, which no product file has.`);
    insert(db, 'cart_item', {
      cart_id: cart.id,
      product_id: product.id,
      quantity,
      seen_price_minor: product.price,
      created_at: placedAt,
    });
  }
  saveAddress(db, cart.id, 'shipping', address);
  saveAddress(db, cart.id, 'billing', address);
  updateCart(db, cart.id, { carrier_code: shipping[0], method_code: shipping[1] }, placedAt);
  return cart.id;
};

const seedRefund = (db: Db, order: OrderModel, refunded: Record<string, number>, createdAt: string): void => {
  const lines = listOrderItems(db, order.id).flatMap((item) => {
    const quantity = refunded[item.sku];
    return quantity === undefined ? [] : [{ orderItemId: item.id, quantity, minor: quantity * item.price_minor }];
  });
  const sum = lines.reduce((total, { minor }) => total + minor, 0);
  insertCreditMemo(db, order, {
    items: lines,
    subtotalMinor: sum,
    shippingMinor: 0,
    taxMinor: containedVat(sum),
    grandTotalMinor: sum,
    createdAt,
  });
};

/**
 * An order of a demonstration customer, written as every other is.
 * @throws Error when the data name a product or shipping method that is not there.
 */
export const seedOrder = (db: Db, customerId: number, data: OrderData): void => {
  const row = listAddresses(db, customerId)[0];
  const email = db.get<{ email: string }>('SELECT email FROM customer WHERE id = ?', customerId)?.email;
  if (!row || !email) throw new Error('A demonstration order needs a customer with an address.');
  const cartId = fillCart(db, customerId, data, toAddress(row));
  const cart = reloadCart({ db, now: () => Date.parse(`${data.placedAt.replace(' ', 'T')}Z`) }, cartId);
  if (!cart.shippingMethod) throw new Error(`No shipping method ${data.shipping.join('/')} for a demonstration order.`);
  const order = writeOrder(db, {
    cart,
    email,
    status: data.status,
    shippingMethod: cart.shippingMethod,
    payment: {
      kind: 'captured',
      transactionId: `demonstration-${cartId}`,
      ...(data.payment ? { cardBrand: null, cardLast4: null } : { cardBrand: 'Visa', cardLast4: '1111' }),
    },
    paymentMethod: data.payment ?? card,
    createdAt: data.placedAt,
  });
  if (data.refunded) seedRefund(db, order, data.refunded, data.placedAt);
  if (data.tracking) {
    const shipmentId = insert(db, 'sales_shipment', {
      order_id: order.id,
      increment_id: order.increment_id,
      carrier_code: cart.shippingMethod.carrierCode,
      carrier_title: cart.shippingMethod.carrierTitle,
      tracking_number: data.tracking,
      created_at: data.placedAt,
    });
    packWhole(db, shipmentId, order.id);
  }
};
