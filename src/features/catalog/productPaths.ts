import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

interface LinkedProduct {
  url_key: string | null;
  url_suffix: string | null;
}

interface LinkedCategory {
  url_path?: string | null;
  category_url_path?: string | null;
  url_suffix?: string | null;
}

/** In-app path of a product page. */
export const productPath = ({ url_key: key, url_suffix: suffix }: LinkedProduct): string =>
  `/${key ?? ''}${suffix ?? ''}`;

/** In-app path of a category page. A breadcrumb carries no suffix: it is given that of the category which it leads to. */
export const categoryPath = (category: LinkedCategory): string =>
  `/${category.url_path ?? category.category_url_path ?? ''}${category.url_suffix ?? ''}`;

let clicked: ProductCardFieldsFragment | undefined;

/** Notes the product of the card that was clicked: its page begins with what the card said while the rest is asked for. */
export const noteClicked = (product: ProductCardFieldsFragment): void => {
  clicked = product;
};

/** The product at a path, if its card was clicked last. */
export const clickedProduct = (pathname: string): ProductCardFieldsFragment | undefined =>
  clicked && productPath(clicked) === pathname ? clicked : undefined;
