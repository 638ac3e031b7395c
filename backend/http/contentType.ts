/** Media type of a request's body: in lower case, without parameters; empty without the header (RFC 9110, section 8.3). */
export const mediaType = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();

/** Whether a request says that its body is JSON. */
export const isJson = (request: Request): boolean => mediaType(request) === 'application/json';
