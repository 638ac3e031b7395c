import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { itemKey } from '@/features/wishlist/itemKey';
import { selectSaved, type WithWishlist } from '@/features/wishlist/wishlistSlice';
import {
  GetWishlistDocument,
  type GetWishlistQuery,
  type WishlistCardFragment,
  type WishlistPartFragment,
} from './WishlistPage.graphql.generated';
import { readAllPages } from './readAllPages';

/** Cards of a page: three or four rows on a desktop. */
const pageSize = 12;

export type WishlistView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'empty' }
  /** The customer has no list of this id. */
  | { kind: 'unknown' }
  | {
      kind: 'filled';
      /** Of the list. */
      id: string | null;
      items: readonly WishlistCardFragment[];
      count: number;
      currentPage: number;
      totalPages: number;
      /** Every item of the list, for what needs more than a page. */
      loadAll: () => Promise<readonly WishlistCardFragment[]>;
      /** Asks for the page again. */
      reload: () => Promise<unknown>;
    };

/** Items that are read at once for sharing. */
const mostItems = 100;

const itemsIn = (list: WishlistPartFragment | null | undefined): WishlistCardFragment[] =>
  (list?.items_v2?.items ?? []).filter((item) => item !== null);

/** The list of an answer; undefined when it has none. */
const listIn = (data: GetWishlistQuery | undefined): WishlistPartFragment | null | undefined =>
  data?.customer?.wishlists ? data.customer.wishlists[0] : data?.customer?.wishlist_v2;

/**
 * One page of a wishlist. Items that are being removed are not shown; any other change of what is saved fetches the page again.
 * @param listId null for the list that every customer has.
 */
export const useWishlist = (listId: string | null, page: number): WishlistView => {
  const client = useApolloClient();
  const which = listId === null ? {} : { id: listId, isOwn: false };
  const { data, error, refetch } = useQuery(GetWishlistDocument, {
    variables: { currentPage: page, pageSize, ...which },
    fetchPolicy: 'cache-and-network',
  });
  const list = listIn(data);
  const loadAll = (): Promise<readonly WishlistCardFragment[]> =>
    readAllPages(async (currentPage) => {
      const variables = { currentPage, pageSize: mostItems, ...which };
      const answer = await client.query({ query: GetWishlistDocument, variables, fetchPolicy: 'no-cache' });
      const read = listIn(answer.data);
      return { items: itemsIn(read), totalPages: read?.items_v2?.page_info?.total_pages ?? 1 };
    });
  const pending = useSelector(({ wishlist }: WithWishlist) => wishlist.pending);
  const saved = useSelector(selectSaved);
  const known = useRef(saved);
  useEffect(() => {
    // The first answer of a visit is no change.
    const isChanged = known.current !== null && saved !== null && known.current !== saved;
    known.current = saved;
    if (isChanged) void refetch().catch(() => undefined);
  }, [saved, refetch]);

  if (data?.customer && data.customer.wishlist_v2 === null) return { kind: 'unknown' };
  if (!list) return error ? { kind: 'failed', retry: () => refetch() } : { kind: 'loading' };
  const items = itemsIn(list);
  const shown = items.filter(({ id }) => pending[itemKey(id)] !== false);
  const totalPages = list.items_v2?.page_info?.total_pages ?? 1;
  if (shown.length === 0 && totalPages <= 1) return { kind: 'empty' };
  return {
    kind: 'filled',
    id: list.id,
    items: shown,
    // Of several lists the count is that of all.
    count: (saved?.listOf ? null : saved?.count) ?? list.items_count ?? shown.length,
    currentPage: list.items_v2?.page_info?.current_page ?? page,
    totalPages,
    reload: () => refetch(),
    loadAll: () => (totalPages === 1 ? Promise.resolve(shown) : loadAll()),
  };
};
