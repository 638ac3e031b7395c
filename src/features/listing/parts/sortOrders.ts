/** An order of a list: its value in the address, and its name. */
export interface SortOrder {
  value: string;
  messageId: string;
}

const common: readonly SortOrder[] = [
  { value: 'price_asc', messageId: 'category.sortPriceUp' },
  { value: 'price_desc', messageId: 'category.sortPriceDown' },
  { value: 'rating_desc', messageId: 'category.sortRating' },
  { value: 'newest_desc', messageId: 'category.sortNewest' },
  { value: 'name_asc', messageId: 'category.sortName' },
];

/** The orders of a list, the default first: the merchant's own for a category, the best match for a search. */
export const sortOrders = (isSearch: boolean): readonly [SortOrder, ...SortOrder[]] =>
  isSearch
    ? [{ value: 'relevance_desc', messageId: 'listing.sortRelevance' }, ...common]
    : [{ value: 'position_asc', messageId: 'category.sortPosition' }, ...common];

/** The order that an address asks for; the default for what it does not know. */
export const orderOf = (search: string, isSearch: boolean): SortOrder => {
  const orders = sortOrders(isSearch);
  const wanted = new URLSearchParams(search).get('sort');
  return orders.find(({ value }) => value === wanted) ?? orders[0];
};
