import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

/** A category that a product stands in. */
export type ProductCategory = NonNullable<NonNullable<ProductFirstViewFragment['categories']>[number]>;

const isBelow = ({ breadcrumbs }: ProductCategory, uid: string): boolean =>
  (breadcrumbs ?? []).some((crumb) => crumb?.category_uid === uid);

const deepest = (categories: readonly ProductCategory[]): ProductCategory | undefined =>
  categories.reduce<ProductCategory | undefined>(
    (best, category) => ((category.level ?? 0) > (best?.level ?? 0) ? category : best),
    undefined,
  );

/**
 * The category that a product's breadcrumbs lead back to: where the shopper came from, else the most special one that
 * is below it, else the most special of all.
 * @param origin uid of the category that was last looked at.
 */
export const originCategory = (
  { categories }: Pick<ProductFirstViewFragment, 'categories'>,
  origin: string | null,
): ProductCategory | undefined => {
  const known = (categories ?? []).filter((category) => category !== null);
  if (origin === null) return deepest(known);
  return (
    known.find(({ uid }) => uid === origin) ??
    deepest(known.filter((category) => isBelow(category, origin))) ??
    deepest(known)
  );
};
