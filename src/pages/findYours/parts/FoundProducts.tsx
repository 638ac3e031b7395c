import { useIntl } from 'react-intl';
import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { below1440, below960 } from '@/ui/breakpoints';
import styles from './FoundProducts.module.css';

const sizes = `${below960} 46vw, ${below1440} 22vw, 318px`;

export interface FoundProductsProps {
  /** undefined while they load. */
  products: readonly ProductCardFieldsFragment[] | undefined;
  /** Places that are kept meanwhile. */
  shimmerCount: number;
}

/** The first products of the result. */
export const FoundProducts = ({ products, shimmerCount }: FoundProductsProps) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.grid} aria-label={formatMessage({ id: 'finder.result' })}>
      {products
        ? products.map((product) => (
            <li key={product.uid}>
              <ProductCard
                product={product}
                sizes={sizes}
                isEager
                action={<CardAddButton product={product} />}
                corner={<CardHeart product={product} />}
              />
            </li>
          ))
        : Array.from({ length: shimmerCount }, (_, index) => (
            <li key={index}>
              <ProductCardShimmer />
            </li>
          ))}
    </ul>
  );
};
