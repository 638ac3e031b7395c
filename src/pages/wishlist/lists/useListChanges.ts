import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { loadSaved } from '@/features/wishlist/wishlistThunks';
import { useAppDispatch } from '@/kernel/redux/hooks';
import {
  CreateWishlistDocument,
  DeleteWishlistDocument,
  MoveToWishlistDocument,
  RenameWishlistDocument,
} from './Wishlists.graphql.generated';

/** Changes of lists; each throws what the backend or the network threw. */
export interface ListChanges {
  /** Makes a list; returns its id. */
  create: (name: string) => Promise<string | null>;
  rename: (id: string, name: string) => Promise<void>;
  /** Deletes a list with all that is in it. */
  remove: (id: string) => Promise<void>;
  /** Puts an item into another list. */
  move: (itemId: string, source: string, target: string) => Promise<void>;
}

/** Returns what changes the customer's lists. Hearts and counts follow what is saved afterwards. */
export const useListChanges = (): ListChanges => {
  const client = useApolloClient();
  const dispatch = useAppDispatch();
  // A change that worked is none that failed, whatever becomes of the question after it.
  const askWhatIsSaved = async (): Promise<void> => {
    await dispatch(loadSaved()).catch(() => undefined);
  };
  const fetchPolicy = 'no-cache';
  return {
    create: async (name) => {
      const { data } = await client.mutate({ mutation: CreateWishlistDocument, variables: { name }, fetchPolicy });
      return data?.createWishlist?.wishlist.id ?? null;
    },
    rename: async (id, name) => {
      await client.mutate({ mutation: RenameWishlistDocument, variables: { id, name }, fetchPolicy });
    },
    remove: async (id) => {
      await client.mutate({ mutation: DeleteWishlistDocument, variables: { id }, fetchPolicy });
      await askWhatIsSaved();
    },
    move: async (itemId, source, target) => {
      const variables = { itemId, source, target };
      const { data } = await client.mutate({ mutation: MoveToWishlistDocument, variables, fetchPolicy });
      const errors = (data?.moveProductsBetweenWishlists?.user_errors ?? []).flatMap((error) =>
        error ? [{ message: error.message }] : [],
      );
      if (errors.length > 0) throw new CombinedGraphQLErrors({ data: null, errors });
      await askWhatIsSaved();
    },
  };
};
