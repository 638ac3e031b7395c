/** Whether a value that came from outside is an object whose fields can be read; an array counts as one. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
