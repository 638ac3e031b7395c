type Send = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Address and body of a request, as text in which an operation is looked for. */
export const requestText = (input: string | URL | Request, init?: RequestInit): string =>
  `${input instanceof Request ? input.url : String(input)} ${typeof init?.body === 'string' ? init.body : ''}`;

/** What has reached the backend of one shopper's requests. */
export interface Arrivals {
  send: Send;
  /** Requests so far that change a cart. */
  changes: () => number;
  /** As many as there were when the order with a nonce came. */
  changesBefore: (nonce: string) => number | undefined;
}

/** Requests that change a cart. */
export const changesCart = /shipping-information|"mutation (Add|Apply|Merge|Remove|Set(?!tle)|Update)/;

/** Requests that place an order. */
export const placesOrder = /\/payment-information|"mutation PlaceOrder/;

/** Stands before the backend and counts what arrives, however late. */
export const watchArrivals = (backend: Send): Arrivals => {
  const ordered = new Map<string, number>();
  // A payment may come before its order, in a request of its own.
  const paidBy = new Map<string, string>();
  let changes = 0;
  return {
    send: (input, init) => {
      const text = requestText(input, init);
      const cart = /"cartId":"([^"]+)"/.exec(text)?.[1] ?? '';
      const paid = /_nonce":"([^"]+)"/.exec(text)?.[1];
      if (paid !== undefined) paidBy.set(cart, paid);
      const nonce = placesOrder.test(text) ? paidBy.get(cart) : undefined;
      if (nonce !== undefined && !ordered.has(nonce)) ordered.set(nonce, changes);
      if (changesCart.test(text)) changes += 1;
      return backend(input, init);
    },
    changes: () => changes,
    changesBefore: (nonce) => ordered.get(nonce),
  };
};
