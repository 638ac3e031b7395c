/** Entries of the history whose long page has been shown, by their key. */
const seen = new Set<string>();

/** Whether a shopper comes back to an entry of the history. */
export const isSeen = (key: string): boolean => seen.has(key);

/** Notes that its page has been shown. */
export const noteSeen = (key: string): void => void seen.add(key);

/** Forgets all of them. */
export const forgetSeen = (): void => seen.clear();
