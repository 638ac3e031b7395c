import { sessionOwner } from '@/features/session/tokenStorage';
import { log } from '@/kernel/logging/log';
import { toAppError } from '@/kernel/errors/appError';
import type { AppThunk } from '@/kernel/redux/thunk';
import { ClaimOrderDocument } from '../api/ClaimOrder.graphql.generated';
import { forgetClaim, type PendingClaim, readClaim } from './pendingClaim';

/** What became of a claim. `lost`: nobody has answered; it stays and can be repeated without harm. */
export type ClaimOutcome = 'claimed' | 'refused' | 'lost';

/** The claim that waits for the customer who is signed in. */
export const pendingClaim =
  (): AppThunk<PendingClaim | undefined> =>
  (_dispatch, _getState, { storage }) => {
    const owner = sessionOwner(storage);
    return owner === undefined ? undefined : readClaim(storage, owner);
  };

/** Has a guest's order given to the customer who is signed in. It never throws. */
export const claimOrder =
  ({ token }: PendingClaim): AppThunk<Promise<ClaimOutcome>> =>
  async (_dispatch, _getState, { apollo, storage }) => {
    try {
      await apollo.mutate({ mutation: ClaimOrderDocument, variables: { token }, fetchPolicy: 'no-cache' });
      forgetClaim(storage);
      return 'claimed';
    } catch (error) {
      log.warn('An order could not be given to its account.', error);
      if (toAppError(error).kind === 'network') return 'lost';
      forgetClaim(storage);
      return 'refused';
    }
  };
