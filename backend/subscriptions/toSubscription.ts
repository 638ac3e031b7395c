import { reloadCart } from '../cart/loadCart';
import type { CartLine } from '../cart/models';
import { listVariantOptions } from '../cart/productQueries';
import { toMoney } from '../catalog/pricing';
import { findProductById } from '../catalog/queries';
import { selectedOptionsOf } from '../checkout/orderedParts';
import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import type { ProductSubscriptionStatus } from '../schema/resolvers.generated';

import { listCommonWeeks } from './contentQueries';
import { dateRange } from './changeDates';
import { isDeliverable, laterCart } from './laterCart';
import type { SubscriptionRow } from './models';
import { listEvents } from './subscriptionQueries';

const statusOf = ({ state, is_unpaid: isUnpaid }: SubscriptionRow): ProductSubscriptionStatus => {
  if (state === 'cancelled') return 'CANCELLED';
  if (state === 'active') return 'ACTIVE';
  return isUnpaid === 1 ? 'PAUSED_UNPAID' : 'PAUSED';
};

const toItem = ({ db }: RequestContext, line: CartLine, currency: string) => {
  const variant = line.variantId === null ? [] : listVariantOptions(db, line.productId, line.variantId);
  return {
    uid: toUid(line.id),
    quantity: line.quantity,
    product_name: line.name,
    product_sku: line.soldSku,
    options: [
      ...variant.map(({ option_label: label }) => label),
      ...selectedOptionsOf(line.chosen.options).map(({ value }) => value),
    ],
    row_total: toMoney(line.unitPriceMinor * line.quantity, currency),
    is_available: isDeliverable(line),
    product: findProductById(db, line.productId) ?? null,
  };
};

/** What a subscription delivers and costs today; read once for all of its fields. */
const readContents = (context: RequestContext, row: SubscriptionRow) => {
  const cart = reloadCart(context, row.cart_id);
  return { cart, later: laterCart(context.db, cart, isDeliverable) };
};

/** The fields of a subscription that follow from more than its row. */
export const toSubscription = (context: RequestContext, row: SubscriptionRow) => {
  const { cart, later } = readContents(context, row);
  const { currency } = cart.row;
  const { earliest, latest } = dateRange(context, row);
  const address = cart.shippingAddress;
  return {
    uid: row.uid,
    status: statusOf(row),
    interval_weeks: row.interval_weeks,
    available_weeks: listCommonWeeks(context.db, row.cart_id),
    next_order_date: row.state === 'active' ? row.next_on : null,
    earliest_date: earliest,
    latest_date: latest,
    retry_date: row.retry_on,
    next_total: toMoney(later.totals.grandTotalMinor, currency),
    delivery_price: later.isVirtual ? null : toMoney(later.totals.shippingMinor, currency),
    items: cart.lines.map((line) => toItem(context, line, currency)),
    address: address && { ...address, country_code: address.countryCode },
    card:
      row.card_brand === null || row.card_last4 === null || row.card_token === null
        ? null
        : { method_code: row.payment_method, brand: row.card_brand, last_four: row.card_last4 },
    history: listEvents(context.db, row.id).map(({ id, kind, day, order_number }) => ({
      id: toUid(id),
      kind,
      date: day,
      order_number,
    })),
  };
};
