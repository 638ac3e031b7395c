import { useLocation } from 'react-router-dom';

import { ShopLink } from '@/kernel/routing/ShopLink';
import { Rating } from '@/ui/Rating/Rating';
import styles from './BuyHeader.module.css';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

export interface BuyHeaderProps {
  product: ProductFirstViewFragment;
  /** One line above the name, of what is chosen. */
  kind: string | null;
}

/** Name and rating of the product; the stars lead to the reviews on this page. */
export const BuyHeader = ({ product, kind }: BuyHeaderProps) => {
  const { pathname, search } = useLocation();
  return (
    <header>
      {kind ? <p className={styles.kind}>{kind}</p> : null}
      <h1 className={styles.name}>{product.name}</h1>
      {product.review_count > 0 ? (
        <ShopLink to={`${pathname}${search}#reviews`} className={styles.rating} aria-current={undefined}>
          <Rating value={product.rating_summary / 20} count={product.review_count} isCountSpelledOut />
        </ShopLink>
      ) : null}
    </header>
  );
};
