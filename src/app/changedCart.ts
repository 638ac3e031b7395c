/** An estimate leaves the cart as it is. */
const isMutation = /"query":"mutation (?!Estimate|PlaceOrder)/;
const cartOfMutation = /"(?:c|guestC)artId":"([^"]+)"/;
const cartOfRest = /\/guest-carts\/([^/]+)\/shipping-information/;

/**
 * Which cart a request changes.
 * @returns undefined for one that changes none. An order counts as none: it is what the changes are compared with.
 */
export const changedCart = (url: string, body: string): string | undefined =>
  (isMutation.test(body) ? cartOfMutation.exec(body) : cartOfRest.exec(url))?.[1];
