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
