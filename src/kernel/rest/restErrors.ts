import { isRecord } from '@/kernel/isRecord';

/** Puts the parameters of a REST error body into its message: `%fieldName` or `%1`. */
export const fillPlaceholders = (message: string, parameters: unknown): string => {
  if (!isRecord(parameters)) return message;
  const isList = Array.isArray(parameters);
  return message.replace(/%(\w+)/g, (whole, name: string) => {
    const value: unknown = isList ? parameters[Number(name) - 1] : parameters[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
};

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

  /** @param body the parsed answer; undefined when it was not JSON. */
  static fromBody(method: string, url: string, status: number, body: unknown): RestError {
    const record = isRecord(body) ? body : {};
    const message = typeof record.message === 'string' ? fillPlaceholders(record.message, record.parameters) : '';
    return new RestError(method, url, status, message, typeof record.trace === 'string' ? record.trace : undefined);
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
