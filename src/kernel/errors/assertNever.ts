/**
 * Marks what the types say cannot happen.
 * @throws Error when it happens all the same.
 */
export const assertNever = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};
