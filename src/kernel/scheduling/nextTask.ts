/** Ends in a task of its own: what comes after it does not lengthen the one that is running (docs/decisions/008). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
