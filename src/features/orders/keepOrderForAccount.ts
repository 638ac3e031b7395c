import type { AppThunk } from '@/kernel/redux/thunk';
import { keepClaim, type PendingClaim } from './claim/pendingClaim';

/** Keeps a guest's order for the account that they are about to make; the order history takes it in. */
export const keepOrderForAccount =
  (claim: PendingClaim): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    keepClaim(storage, claim);
