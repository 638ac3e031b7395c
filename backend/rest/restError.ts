/** Values for the placeholders of a message: by name, or by position for %1, %2. */
export type RestParameters = Record<string, string | number | null> | (string | number | null)[];

/**
 * A refusal of a REST endpoint. The client puts `parameters` in the place of `%name` or `%1` itself.
 * Endpoints throw it; the router writes the body.
 */
export class RestError extends Error {
  readonly status: number;
  readonly parameters: RestParameters | undefined;

  constructor(status: number, message: string, parameters?: RestParameters) {
    super(message);
    this.status = status;
    this.parameters = parameters;
  }
}

/** Refusal of a call for the signed-in customer that comes from a guest. */
export const notAuthorized = (): RestError =>
  new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
