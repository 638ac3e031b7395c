/** The answer to an addition was lost, and the cart could not be read since. */
export class UnknownAddition extends Error {
  constructor(cause: unknown) {
    super('It is not known whether this was added.', { cause });
    this.name = 'UnknownAddition';
  }
}
