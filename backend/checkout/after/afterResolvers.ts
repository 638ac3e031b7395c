import type { Resolvers } from '../../schema/resolvers.generated';

import type { Db } from '../../db/open';
import { toUid } from '../../graphql/uid';
import { toMoney } from '../../catalog/pricing';
import type { OrderModel } from '../models';

import { cancelOrder } from './cancelOrder';
import { claimOrder } from './claimOrder';
import { findCartConsent } from './claimQueries';
import { type CreditMemoRow, listCreditMemoItems, listCreditMemos } from './creditMemoQueries';
import { actionsOf, confirmCancelOrder, requestGuestOrderCancel } from './guestCancellation';
import { findGuestOrder, guestOrderByToken } from './guestOrders';
import { type InvoiceRow, listInvoices } from './invoiceQueries';
import { listDocumentComments, listOrderComments } from './orderComments';
import { reorderItems } from './reorder';

/** A credit memo as the schema has it; amounts with VAT, as everywhere in the shop. */
const toCreditMemo = (db: Db, { currency }: OrderModel, memo: CreditMemoRow) => {
  const money = (minor: number) => toMoney(minor, currency);
  return {
    id: toUid(memo.id),
    number: memo.increment_id,
    items: listCreditMemoItems(db, memo.id).map((item) => ({
      __typename: 'CreditMemoItem' as const,
      id: toUid(item.id),
      product_name: item.name,
      product_sku: item.sku,
      product_sale_price: money(item.price_minor),
      quantity_refunded: item.quantity,
    })),
    total: {
      subtotal: money(memo.subtotal_minor),
      total_tax: money(memo.tax_minor),
      grand_total: money(memo.grand_total_minor),
      total_shipping: money(memo.shipping_minor),
    },
    comments: listDocumentComments(db, 'creditmemo', memo.id),
  };
};

/** An invoice as the schema has it. It is of the whole order. */
const toInvoice = (db: Db, order: OrderModel, { id, increment_id: number }: InvoiceRow) => {
  const money = (minor: number) => toMoney(minor, order.currency);
  return {
    id: toUid(id),
    number,
    total: {
      subtotal: money(order.subtotal_minor),
      total_tax: money(order.tax_minor),
      grand_total: money(order.grand_total_minor),
      total_shipping: money(order.shipping_minor),
    },
    comments: listDocumentComments(db, 'invoice', id),
  };
};

/** What happens to an order after it was placed. */
export const afterOrderResolvers: Resolvers = {
  Query: {
    guestOrder: (_, { input }, context) => findGuestOrder(context, input),
    guestOrderByToken: (_, { input }, { db }) => guestOrderByToken(db, input.token),
  },
  Mutation: {
    reorderItems: (_, { orderNumber }, context) => reorderItems(context, orderNumber),
    cancelOrder: (_, { input }, context) => cancelOrder(context, input),
    requestGuestOrderCancel: (_, { input }, context) => requestGuestOrderCancel(context, input),
    confirmCancelOrder: (_, { input }, context) => confirmCancelOrder(context, input),
    claimOrder: (_, { token }, context) => ({ number: claimOrder(context, token).increment_id }),
  },
  CustomerOrder: {
    invoices: (order, _, { db }) => listInvoices(db, order.id).map((invoice) => toInvoice(db, order, invoice)),
    credit_memos: (order, _, { db }) => listCreditMemos(db, order.id).map((memo) => toCreditMemo(db, order, memo)),
    available_actions: (order, _, context) => actionsOf(context, order),
    comments: (order, _, { db, settings }) =>
      settings.profile.checkout.tellsOrderComments ? listOrderComments(db, order.id) : null,
    guest_consent: (order, _, { db }) => findCartConsent(db, order.cart_id)?.is_consent === 1,
  },
};
