import { assertPage, assertPageExists, totalPages } from '../graphql/paging';
import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '../schema/resolvers.generated';
import type { CartItemModel, CartModel } from './models';

/** The lines of a cart with their totals, in the order in which they were added. */
export const listItems = ({ lines, totals, row, gifts, newLineIds }: CartModel): CartItemModel[] =>
  lines.flatMap((line, index) => {
    const lineTotals = totals.lines[index];
    return lineTotals
      ? [
          {
            line,
            totals: lineTotals,
            wrapping: gifts.ofLines.get(line.id) ?? null,
            currency: row.currency,
            isNew: newLineIds?.has(line.id) ?? false,
          },
        ]
      : [];
  });

type SortKey = (item: CartItemModel) => string | number;

const byId: SortKey = ({ line }) => line.id;
const byPrice: SortKey = ({ line }) => line.unitPriceMinor;
const byRow: SortKey = ({ totals }) => totals.rowMinor;

/** Fields that differ from the order of adding; every other one sorts by id. */
const sortKeys: Partial<Record<SortQuoteItemsEnum, SortKey>> = {
  PRODUCT_ID: ({ line }) => line.productId,
  SKU: ({ line }) => line.soldSku,
  NAME: ({ line }) => line.name,
  QTY: ({ line }) => line.quantity,
  PRODUCT_TYPE: ({ line }) => line.productType,
  PRICE: byPrice,
  BASE_PRICE: byPrice,
  PRICE_INC_TAX: byPrice,
  ROW_TOTAL: byRow,
  BASE_ROW_TOTAL: byRow,
  ROW_TOTAL_INC_TAX: byRow,
  DISCOUNT_AMOUNT: ({ totals }) => totals.discountMinor,
};

const compare = (left: string | number, right: string | number): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/**
 * One page of the lines.
 * @throws GraphQLError (graphql-input) for a page or page size below 1, or a page too high.
 */
export const pageItems = (
  cart: CartModel,
  pageSize: number,
  currentPage: number,
  sort: QuoteItemsSortInput | null | undefined,
) => {
  assertPage(pageSize, currentPage);
  const all = listItems(cart);
  assertPageExists(all.length, pageSize, currentPage);
  const key = (sort && sortKeys[sort.field]) ?? byId;
  const direction = sort?.order === 'DESC' ? -1 : 1;
  const sorted = all.toSorted(
    (left, right) => direction * compare(key(left), key(right)) || left.line.id - right.line.id,
  );
  return {
    items: sorted.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(all.length, pageSize) },
    total_count: all.length,
  };
};
