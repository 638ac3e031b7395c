import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { itemKey } from '@/features/wishlist/itemKey';
import { selectSaved, type WithWishlist } from '@/features/wishlist/wishlistSlice';
import { GetWishlistDocument, type WishlistCardFragment } from './WishlistPage.graphql.generated';

/** Cards of a page: three or four rows on a desktop. */
const pageSize = 12;

export type WishlistView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => Promise<unknown> }
  | { kind: 'empty' }
  | {
      kind: 'filled';
      items: readonly WishlistCardFragment[];
      count: number;
      currentPage: number;
      totalPages: number;
    };

/** One page of the wishlist. Items that are being removed are not shown; any other change of the wishlist fetches the page again. */
export const useWishlist = (page: number): WishlistView => {
  const { data, error, refetch } = useQuery(GetWishlistDocument, {
    variables: { currentPage: page, pageSize },
    fetchPolicy: 'cache-and-network',
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

  const list = data?.customer?.wishlists[0];
  if (!list) return error ? { kind: 'failed', retry: () => refetch() } : { kind: 'loading' };
  const items = (list.items_v2?.items ?? []).filter((item) => item !== null);
  const shown = items.filter(({ id }) => pending[itemKey(id)] !== false);
  const totalPages = list.items_v2?.page_info?.total_pages ?? 1;
  if (shown.length === 0 && totalPages <= 1) return { kind: 'empty' };
  return {
    kind: 'filled',
    items: shown,
    count: saved?.count ?? list.items_count ?? shown.length,
    currentPage: list.items_v2?.page_info?.current_page ?? page,
    totalPages,
  };
};
