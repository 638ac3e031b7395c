import type { AfterOrderSettingsFragment } from './api/AfterOrder.graphql.generated';

/** What the store lets shoppers do with an order of theirs. */
export interface AfterOrder {
  /** Reasons to choose from when it is cancelled, in the store's words; none where shoppers cannot do that. */
  cancelReasons: readonly string[];
  /** Whether the store takes goods back that a shopper asks to return. */
  takesReturns: boolean;
}

/** Reads the store's settings. */
export const readAfterOrder = (config: AfterOrderSettingsFragment | null | undefined): AfterOrder => {
  const reasons = (config?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? []);
  return {
    cancelReasons: config?.order_cancellation_enabled ? reasons : [],
    takesReturns: config?.returns_enabled === 'enabled',
  };
};

/** The backend did not cancel, because meanwhile the order went too far or came to its end. */
export class CancelRefused extends Error {}

/** The number that a uid wraps; what is no uid stays as it is. */
export const numberIn = (uid: string): string => {
  try {
    return atob(uid);
  } catch {
    return uid;
  }
};
