import type { AppThunk } from '@/kernel/redux/thunk';
import {
  CreateProductReviewDocument,
  type CreateProductReviewMutationVariables,
} from './api/CreateProductReview.graphql.generated';

/**
 * Sends a review once. It is shown once it is approved, so nothing that is on screen changes.
 * @param headers of the bot protection.
 */
export const sendReview =
  (input: CreateProductReviewMutationVariables['input'], headers: Record<string, string>): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { apollo }) => {
    await apollo.mutate({
      mutation: CreateProductReviewDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { headers },
    });
  };
