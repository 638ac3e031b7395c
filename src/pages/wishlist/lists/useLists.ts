import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSaved } from '@/features/wishlist/wishlistSlice';
import { GetWishlistsDocument, type GetWishlistsQuery } from './Wishlists.graphql.generated';

/** A list of the customer's. */
export interface NamedList {
  id: string;
  /** '' where the backend gives none. */
  name: string;
  count: number;
}

/** Lists of a customer who can have several. */
export interface Lists {
  /** The one that every customer has comes first. */
  lists: readonly NamedList[];
  mayAdd: boolean;
  reload: () => Promise<void>;
}

const toLists = ({ customer, storeConfig: config }: GetWishlistsQuery): Omit<Lists, 'reload'> | null => {
  if (config?.enable_multiple_wishlists !== '1') return null;
  const lists = (customer?.wishlists ?? []).flatMap((list) =>
    list?.id ? [{ id: list.id, name: list.name ?? '', count: list.items_count ?? 0 }] : [],
  );
  return { lists, mayAdd: lists.length < Number(config.maximum_number_of_wishlists ?? 0) };
};

/** The customer's lists; null where the backend or the store has one only, undefined until that is known. */
export const useLists = (): Lists | null | undefined => {
  const client = useApolloClient();
  const saved = useSelector(selectSaved);
  const [known, setKnown] = useState<Omit<Lists, 'reload'> | null | undefined>(
    CAPABILITIES.multipleWishlists ? undefined : null,
  );
  const question = useRef(0);

  const ask = useCallback(async (): Promise<Omit<Lists, 'reload'> | null | undefined> => {
    question.current += 1;
    const own = question.current;
    // Never shared with a question that is under way: that one was asked before the change that this one is about.
    const context = { queryDeduplication: false };
    try {
      const { data } = await client.query({ query: GetWishlistsDocument, fetchPolicy: 'no-cache', context });
      return data && own === question.current ? toLists(data) : undefined;
    } catch {
      // The products themselves say when they cannot be loaded.
      return undefined;
    }
  }, [client]);
  useEffect(() => {
    // The counts follow what is saved.
    if (!CAPABILITIES.multipleWishlists) return;
    void ask().then((lists) => setKnown((before) => (lists === undefined ? (before ?? null) : lists)));
  }, [saved, ask]);
  const reload = async (): Promise<void> => {
    const lists = await ask();
    if (lists !== undefined) setKnown(lists);
  };
  return known && { ...known, reload };
};
