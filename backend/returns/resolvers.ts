import { assertPage, totalPages } from '../graphql/paging';
import { toOrderItem } from '../checkout/orderResolvers';
import { findOrder, listOrderItems } from '../checkout/queries';
import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import { isRecord } from '../isRecord';
import type { Resolvers } from '../schema/resolvers.generated';
import { confirmReturn, requestGuestReturn } from './guestReturn';
import { addReturnComment, requestReturn } from './requestReturn';
import { listReturnable } from './returnable';
import { listReturnComments, listReturnItems, listReturns, type ReturnsOf } from './returnQueries';
import { optionOf, returnQuestionsIn } from './returnQuestions';

const largestPage = 100;

const pageOf = ({ db }: RequestContext, of: ReturnsOf, given: { pageSize?: number; currentPage?: number }) => {
  const { pageSize: wanted = 20, currentPage = 1 } = given;
  assertPage(wanted, currentPage);
  const pageSize = Math.min(wanted, largestPage);
  const { items, total } = listReturns(db, of, pageSize, currentPage);
  const page_info = { page_size: pageSize, current_page: currentPage, total_pages: totalPages(total, pageSize) };
  return { items, total_count: total, page_info };
};

const readAnswers = (json: string): [string, string][] => {
  const answers: unknown = JSON.parse(json);
  return isRecord(answers) ? Object.entries(answers).map(([code, value]) => [code, String(value)]) : [];
};

/** Returns of goods, as Adobe Commerce has them. */
export const returnResolvers: Resolvers = {
  Query: {
    attributesList: (_, { entityType }, { store }) => ({
      items:
        entityType === 'RMA_ITEM'
          ? returnQuestionsIn(store.locale).map(({ code, label, options }) => ({
              __typename: 'ReturnItemAttributeMetadata' as const,
              code,
              label,
              frontend_input: 'SELECT' as const,
              is_required: true,
              options: options.map((option) => ({
                __typename: 'AttributeOptionMetadata' as const,
                ...option,
                is_default: false,
              })),
            }))
          : [],
    }),
  },
  Mutation: {
    requestReturn: (_, { input }, context) => ({ return: requestReturn(context, input) ?? null }),
    requestGuestReturn: (_, { input }, context) => ({ return: requestGuestReturn(context, input) ?? null }),
    confirmReturn: (_, { input }, context) => ({ return: confirmReturn(context, input) ?? null }),
    addReturnComment: (_, { input }, context) => ({ return: addReturnComment(context, input) }),
  },
  Customer: {
    returns: ({ id }, given, context) => pageOf(context, { customerId: id, storeId: context.store.id }, given),
  },
  CustomerOrder: {
    returns: (order, given, context) => pageOf(context, { orderId: order.id }, given),
    items_eligible_for_return: (order, _, context) =>
      listReturnable(context, order).map((item) => toOrderItem(context, order, item)),
  },
  Return: {
    uid: ({ id }) => toUid(id),
    number: ({ increment_id: number }) => number,
    order: ({ order_id: id }, _, { db }) => findOrder(db, id) ?? null,
    items: ({ id }, _, { db }) => listReturnItems(db, id),
    comments: ({ id }, _, { db }) =>
      listReturnComments(db, id).map((comment) => ({
        uid: toUid(comment.id),
        author_name: comment.author,
        created_at: comment.created_at,
        text: comment.message,
      })),
  },
  ReturnItem: {
    uid: ({ id }) => toUid(id),
    request_quantity: ({ quantity_requested: quantity }) => quantity,
    order_item: ({ order_item_id: itemId }, _, context) => {
      const { db } = context;
      const line = db.get<{ order_id: number }>('SELECT order_id FROM sales_order_item WHERE id = ?', itemId);
      const order = line && findOrder(db, line.order_id);
      const item = order && listOrderItems(db, order.id).find(({ id }) => id === itemId);
      if (!item) throw new Error(`The line ${itemId} of a return is not there.`);
      return toOrderItem(context, order, item);
    },
    custom_attributesV2: ({ answers }, _, { store }) =>
      readAnswers(answers).map(([code, value]) => ({
        __typename: 'AttributeSelectedOptions' as const,
        code,
        selected_options: [
          {
            __typename: 'AttributeSelectedOption' as const,
            label: optionOf(code, value, store.locale)?.label ?? value,
            value,
          },
        ],
      })),
  },
};
