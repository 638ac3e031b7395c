import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

/** A category that a product stands in. */
export type ProductCategory = NonNullable<NonNullable<ProductFirstViewFragment['categories']>[number]>;

/** The most special of a product's categories, for its breadcrumbs. */
export const deepestCategory = ({ categories }: ProductFirstViewFragment): ProductCategory | undefined =>
  (categories ?? [])
    .filter((category) => category !== null)
    .reduce<ProductCategory | undefined>(
      (deepest, category) => ((category.level ?? 0) > (deepest?.level ?? 0) ? category : deepest),
      undefined,
    );
