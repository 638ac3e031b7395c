/** The backend refused a REST call. */
export class RestError extends Error {
  override readonly name = 'RestError';
  constructor(
    readonly method: string,
    readonly url: string,
    readonly status: number,
    message: string,
    readonly trace?: string,
  ) {
    super(message);
  }
}

/** No answer came to a REST call: the backend may or may not have acted on it. */
export class RestNetworkError extends Error {
  override readonly name = 'RestNetworkError';
  constructor(
    readonly method: string,
    readonly url: string,
    override readonly cause: unknown,
  ) {
    super(`${method} ${url} got no answer`);
  }
}
