import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { ProductBadge } from '@/features/catalog/ProductBadge';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { leastPrice } from '@/features/catalog/shownPrice';
import { productPath } from '@/features/catalog/productPaths';
import { Image } from '@/ui/Image/Image';
import { Rating } from '@/ui/Rating/Rating';
import { type OptionProps, SuggestionOption } from './SuggestionOption';
import styles from './ProductOption.module.css';
import { TypedText } from './TypedText';
import { below1440, below960 } from '@/ui/breakpoints';

export interface ProductOptionProps extends OptionProps {
  product: ProductCardFieldsFragment;
  phrase: string;
}

/** Four in a row beside the other suggestions, two in a row below 961 px. */
const sizes = `${below960} 46vw, ${below1440} 17vw, 240px`;
const widths = [160, 320, 640] as const;

/** A product to go to: picture, name, dose and count, rating, price. Its buttons are on its page: an option holds none. */
export const ProductOption = ({ product, phrase, ...option }: ProductOptionProps) => (
  <SuggestionOption {...option} to={productPath(product)} className={styles.product}>
    <div className={styles.picture}>
      <Image resource={product.small_image?.url} type="product" alt="" sizes={sizes} widths={widths} />
      <ProductBadge product={product} />
    </div>
    <div className={styles.name}>
      <TypedText text={product.name ?? ''} phrase={phrase} />
    </div>
    {product.pack_summary ? <div className={styles.summary}>{product.pack_summary}</div> : null}
    {product.review_count > 0 ? (
      <div className={styles.rating}>
        <Rating value={product.rating_summary / 20} count={product.review_count} isCountHiddenOnPhones />
      </div>
    ) : null}
    <div className={styles.price}>
      <ProductPrice price={leastPrice(product)} />
    </div>
  </SuggestionOption>
);
