/** Milliseconds after which a token counts as not to be had: a shopper must not wait for the provider. */
const tokenTimeoutMs = 5000;

/** @throws Error when the work takes longer than a shopper should wait for the provider, and what the work throws. */
export const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No token in time.')), tokenTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
