/** An order of a list: its value in the address, and its name: a message of the shop, or the backend's own word. */
export interface SortOrder {
  value: string;
  messageId?: string;
  label?: string;
}

/** The orders of a list, the default first. */
export type SortOrders = readonly [SortOrder, ...SortOrder[]];

/** A field that the backend offers to order by. */
export interface SortField {
  value: string | null;
  label: string | null;
}

const byPosition: SortOrder = { value: 'position_asc', messageId: 'category.sortPosition' };
const byRelevance: SortOrder = { value: 'relevance_desc', messageId: 'listing.sortRelevance' };
const byName: SortOrder = { value: 'name_asc', messageId: 'category.sortName' };
const byPrice: readonly SortOrder[] = [
  { value: 'price_asc', messageId: 'category.sortPriceUp' },
  { value: 'price_desc', messageId: 'category.sortPriceDown' },
];
const byRatingAndAge: readonly SortOrder[] = [
  { value: 'rating_desc', messageId: 'category.sortRating' },
  { value: 'newest_desc', messageId: 'category.sortNewest' },
];

const ordersBy = ({ value, label }: SortField): readonly SortOrder[] => {
  switch (value) {
    // The default of a category, and that of a search, stand first; in each other's place they mean nothing.
    case null:
    case '':
    case 'position':
    case 'relevance':
      return [];
    case 'price':
      return byPrice;
    case 'name':
      return [byName];
    default:
      return [{ value: `${value}_asc`, label: label || value }];
  }
};

/**
 * The orders of a list, the default first: the merchant's own for a category, the best match for a search.
 * @param offered what the backend offers; without it, what every backend of this build has.
 * @param field what the list is ordered by when its address says nothing; without it, by position or relevance.
 */
export const sortOrders = (
  isSearch: boolean,
  offered?: readonly (SortField | null)[] | null,
  field?: string | null,
): SortOrders => {
  const first = isSearch ? byRelevance : byPosition;
  const others = offered
    ? offered.flatMap((each) => (each ? ordersBy(each) : []))
    : [...byPrice, ...(CAPABILITIES.ratingAndNewestSort ? byRatingAndAge : []), byName];
  if (!field || field === 'position') return [first, ...others];
  const value = `${field}_asc`;
  const own = others.find((order) => order.value === value) ?? { value, label: field };
  return [own, first, ...others.filter((order) => order.value !== value)];
};

/** The order that an address asks for; the default for what it does not know. */
export const orderOf = (search: string, orders: SortOrders): SortOrder => {
  const wanted = new URLSearchParams(search).get('sort');
  return orders.find(({ value }) => value === wanted) ?? orders[0];
};
