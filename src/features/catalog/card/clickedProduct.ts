import type { ProductCardFieldsFragment } from '../ProductCardFields.graphql.generated';
import { productPath } from '../productPaths';

let clicked: ProductCardFieldsFragment | undefined;

/** Notes the product of the card that was clicked: its page begins with what the card said while the rest is asked for. */
export const noteClicked = (product: ProductCardFieldsFragment): void => {
  clicked = product;
};

/** The product whose card was clicked last, if its page has this path. */
export const clickedProduct = (pathname: string): ProductCardFieldsFragment | undefined =>
  clicked && productPath(clicked) === pathname ? clicked : undefined;
