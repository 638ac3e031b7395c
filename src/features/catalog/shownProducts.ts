/** Fields of a product that the filter reads; a query selects more. */
interface ListedProduct {
  name: string | null;
}

/** The products of an answer that a shopper can make something of: what could not be loaded has no name, and is left out. */
export const shownProducts = <P extends ListedProduct>(items: readonly (P | null)[] | null | undefined): P[] =>
  (items ?? []).filter((product) => product !== null).filter(({ name }) => Boolean(name));
