/** As graphql does it in production. */
export const instanceOf = (value: unknown, constructor: new () => unknown): boolean => value instanceof constructor;
