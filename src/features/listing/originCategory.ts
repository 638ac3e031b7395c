/** Fields of a category that the choice reads; the page's query selects more. */
interface CategoryFields {
  uid: string;
  /** A store's root category has none. */
  url_path: string | null;
  breadcrumbs: readonly ({ category_uid: string } | null)[] | null;
}

const isBelow = ({ breadcrumbs }: CategoryFields, uid: string): boolean =>
  (breadcrumbs ?? []).some((crumb) => crumb?.category_uid === uid);

const depthOf = ({ url_path: path, breadcrumbs }: CategoryFields): number =>
  path ? 1 + (breadcrumbs?.length ?? 0) : 0;

const deepest = <C extends CategoryFields>(categories: readonly C[]): C | undefined =>
  categories.reduce<C | undefined>(
    (best, category) => (depthOf(category) > (best ? depthOf(best) : 0) ? category : best),
    undefined,
  );

const topOf = ({ uid, breadcrumbs }: CategoryFields): string => breadcrumbs?.[0]?.category_uid ?? uid;

/**
 * The category that a product's breadcrumbs lead back to: where the shopper came from, else the most special one that
 * is below it, else the most special one beside or below the first: a backend names first what
 * a product belongs to, and then what gathers it, such as a need.
 * @param origin uid of the category that was last looked at (`lastCategory`).
 */
export const originCategory = <C extends CategoryFields>(
  { categories }: { categories: readonly (C | null)[] | null },
  origin: string | null,
): C | undefined => {
  const known = (categories ?? []).filter((category) => category !== null);
  const [first] = known;
  return (
    known.find(({ uid }) => uid === origin) ??
    deepest(known.filter((category) => origin !== null && isBelow(category, origin))) ??
    deepest(known.filter((category) => first && topOf(category) === topOf(first)))
  );
};

/** Key in session storage. */
const storageKey = 'shop:category';

/** Keeps the category that was last looked at in this tab, for the breadcrumbs of its products. */
export const rememberCategory = (uid: string): void => {
  try {
    window.sessionStorage.setItem(storageKey, uid);
  } catch {
    // Without session storage, breadcrumbs name the most special category.
  }
};

/** Uid of the category that was last looked at in this tab; null when there is none. */
export const lastCategory = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
};
