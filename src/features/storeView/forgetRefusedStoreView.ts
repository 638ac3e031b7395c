import { ServerError } from '@apollo/client/errors';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import type { ThunkServices } from '@/kernel/redux/thunk';

/** Messages of the real backend about an unknown store view or currency. */
const refusals = ['Requested store is not found', 'Please correct the target currency'];

const textOf = (error: unknown): string => {
  if (ServerError.is(error)) return error.bodyText;
  return error instanceof Error ? error.message : '';
};

/** Forgets a choice that the backend no longer knows and reloads: every request would fail because of it. */
export const forgetRefusedStoreView = (
  error: unknown,
  { storage, reloadPage }: Pick<ThunkServices, 'storage' | 'reloadPage'>,
): void => {
  const keys = Object.values(storeViewKeys);
  const isChosen = keys.some((key) => storage.storedAt(key) !== undefined);
  if (!isChosen || !refusals.some((refusal) => textOf(error).includes(refusal))) return;
  keys.forEach((key) => storage.remove(key));
  reloadPage();
};
