/** The list that an address names; null for the one that every customer has. */
export const readListId = (search: string): string | null =>
  CAPABILITIES.multipleWishlists ? new URLSearchParams(search).get('list') : null;

/** The address of a page of a list; null is the list that every customer has. */
export const listPath = (listId: string | null, page = 1): string => {
  const query = new URLSearchParams([
    ...(listId === null ? [] : [['list', listId]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
  return query === '' ? '/wishlist' : `/wishlist?${query}`;
};
