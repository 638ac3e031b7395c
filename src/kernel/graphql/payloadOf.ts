/**
 * Unwraps what an answer must hold: a field that the schema allows to be null although nothing can be done without it.
 * @param name of what is expected, for the log: `cart`.
 * @throws Error when the backend gave nothing.
 */
export const payloadOf = <Payload>(payload: Payload | null | undefined, name: string): Payload => {
  if (payload === null || payload === undefined) throw new Error(`The backend gave no ${name}.`);
  return payload;
};
