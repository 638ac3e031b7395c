import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk } from '@/kernel/redux/thunk';
import { savedAnswers } from '../wishlistCard';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';
import { ChangeSavedDocument } from './SavedItems.graphql.generated';

/** What may change of a saved product. */
export interface SavedChange {
  quantity?: number;
  note?: string;
}

/**
 * Changes how many of a product are saved, or what is noted of it. All that is saved of it is sent: the backend writes an
 * item again, and would forget options that are left out.
 * @throws what the backend or the network threw; a refused change counts as thrown.
 */
export const changeSaved =
  (list: string, item: WishlistCardFragment, { quantity, note }: SavedChange): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    const { selectedOptionUids, enteredOptions } = savedAnswers(item);
    const { data } = await apollo.mutate({
      mutation: ChangeSavedDocument,
      variables: {
        list,
        item: {
          wishlist_item_id: item.id,
          quantity: quantity ?? item.quantity,
          description: note ?? item.description ?? '',
          selected_options: selectedOptionUids,
          ...(enteredOptions.length > 0 ? { entered_options: enteredOptions } : {}),
        },
      },
      fetchPolicy: 'no-cache',
    });
    const refusals = payloadOf(data?.updateProductsInWishlist, 'wishlist').user_errors;
    const errors = refusals.flatMap((error) => (error ? [{ message: error.message }] : []));
    if (errors.length > 0) throw new CombinedGraphQLErrors({ data: null, errors });
  };
