import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './SaveProduct.module.css';
import type { VariantChoice } from './useVariantSelection';

export interface SaveProductProps {
  product: ProductFirstViewFragment;
  choice: VariantChoice;
  /** Beside the add button on large screens, on the picture of small ones. */
  place: 'row' | 'picture';
}

/** The product page's heart; it saves the chosen variant and the answers to what the product asks. */
export const SaveProduct = ({ product, choice, place }: SaveProductProps) => (
  <span className={styles[place]}>
    <WishlistHeart
      look={place}
      sku={product.sku ?? ''}
      name={product.name ?? ''}
      selectedOptionUids={[...Object.values(choice.selection), ...(choice.answers?.selectedOptionUids ?? [])]}
      {...(choice.answers?.enteredOptions ? { enteredOptions: choice.answers.enteredOptions } : {})}
    />
  </span>
);
