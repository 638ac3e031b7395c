import type { ProductToSave } from '@/features/wishlist/productToSave';
import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './SaveProduct.module.css';
import type { VariantChoice } from './useVariantSelection';

export interface SaveProductProps {
  product: ProductFirstViewFragment;
  choice: VariantChoice;
  /** Beside the add button on large screens, on the picture of small ones. */
  place: 'row' | 'picture';
  /** What else was chosen and typed, once that is all that the product asks. */
  answers?: Pick<ProductToSave, 'selectedOptionUids' | 'enteredOptions'> | undefined;
}

/** The product page's heart; it saves the chosen variant and the answers to what the product asks. */
export const SaveProduct = ({ product, choice, place, answers }: SaveProductProps) => (
  <span className={styles[place]}>
    <WishlistHeart
      look={place}
      sku={product.sku ?? ''}
      name={product.name ?? ''}
      selectedOptionUids={[...Object.values(choice.selection), ...(answers?.selectedOptionUids ?? [])]}
      {...(answers?.enteredOptions ? { enteredOptions: answers.enteredOptions } : {})}
    />
  </span>
);
