/** The entries of a list of an answer. A backend with a fault may leave out list or entry, whatever its schema says. */
export const entriesOf = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry) => entry !== null);
