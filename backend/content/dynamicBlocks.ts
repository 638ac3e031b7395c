import { assertPage, assertPageExists, totalPages } from '../graphql/paging';
import { loadCart } from '../cart/loadCart';
import { findCart, findCustomerCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { fromUid } from '../graphql/uid';
import type { DynamicBlocksFilterInput } from '../schema/resolvers.generated';
import {
  type CartFacts,
  type DynamicBlockChoice,
  type DynamicBlockRow,
  listCartRuleBlocks,
  listCatalogRuleBlocks,
  listSpecifiedBlocks,
} from './dynamicBlockQueries';

const isPresent = <T>(value: T | null): value is T => value !== null;

/**
 * The cart that cart rules are held against: the customer's, or the guest's that the header X-Cart-Id names. Unlike an
 * argument, a header does not break the query at a backend that does not know it.
 */
const findViewersCart = ({ db, customerId, headers }: RequestContext) => {
  if (customerId !== null) return findCustomerCart(db, customerId);
  const cart = findCart(db, headers.get('x-cart-id') ?? '');
  return cart?.is_active === 1 && cart.customer_id === null ? cart : undefined;
};

/** Without a cart the same holds as for an empty one. */
const cartFacts = (context: RequestContext): CartFacts => {
  const row = findViewersCart(context);
  if (!row) return { couponCodes: [], subtotalMinor: 0 };
  const { coupons, totals } = loadCart(context, row);
  return { couponCodes: coupons.map(({ code }) => code), subtotalMinor: totals.subtotalMinor };
};

const listBlocks = (
  context: RequestContext,
  type: DynamicBlocksFilterInput['type'],
  choice: DynamicBlockChoice,
): DynamicBlockRow[] => {
  switch (type) {
    case 'SPECIFIED':
      return listSpecifiedBlocks(context.db, choice);
    case 'CART_PRICE_RULE_RELATED':
      return listCartRuleBlocks(context.db, choice, cartFacts(context));
    case 'CATALOG_PRICE_RULE_RELATED':
      return listCatalogRuleBlocks(context.db, choice);
  }
};

/**
 * A page of the dynamic blocks that the visitor of this request may see.
 * @throws GraphQLError (graphql-input) for a broken uid, page or page size.
 */
export const findDynamicBlocks = (
  context: RequestContext,
  { type, dynamic_block_uids: uids, locations }: DynamicBlocksFilterInput,
  pageSize: number,
  currentPage: number,
) => {
  assertPage(pageSize, currentPage);
  const rows = listBlocks(context, type, {
    viewer: { isSignedIn: context.customerId !== null, now: toSqlTime(context.now()) },
    ids: uids ? uids.filter(isPresent).map(fromUid) : null,
    locations: locations ? locations.filter(isPresent) : null,
  });
  assertPageExists(rows.length, pageSize, currentPage);
  return {
    rows: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total: rows.length,
    pageInfo: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(rows.length, pageSize) },
  };
};
