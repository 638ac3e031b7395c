/** Fields of a category that the choice reads; the page's query selects more. */
interface ChildFields {
  include_in_menu: number | null;
  product_count: number | null;
}

/** The categories below one that its page leads to: those of the menu that have products. */
export const shownSubcategories = <C extends ChildFields>(children: readonly (C | null)[] | null): C[] =>
  (children ?? [])
    .filter((child) => child !== null)
    .filter((child) => child.include_in_menu === 1 && (child.product_count ?? 0) > 0);
