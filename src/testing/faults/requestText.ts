/** Address and body of a request, as text in which an operation is looked for. */
export const requestText = (input: string | URL | Request, init?: RequestInit): string =>
  `${input instanceof Request ? input.url : String(input)} ${typeof init?.body === 'string' ? init.body : ''}`;
