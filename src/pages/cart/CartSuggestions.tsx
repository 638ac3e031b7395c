import { useIntl } from 'react-intl';
import { CardAddButton } from '@/features/cart/CardAddButton';
import type { CartExtras } from '@/features/cart/cartExtras';
import { ProductCard } from '@/features/catalog/ProductCard';
import { CardHeart } from '@/features/wishlist/CardHeart';
import styles from './CartSuggestions.module.css';
import { below1440, below640 } from '@/ui/breakpoints';

/** Pictures in a grid of 2 columns on phones, else 4: there are at most four, and none stands alone in a row. */
const sizes = `${below640} calc(50vw - 35px), ${below1440} 22vw, 318px`;

/** Products that go with the cart, as cards below it. */
export const CartSuggestions = ({ products }: { products: NonNullable<CartExtras['quick_adds']> }) => {
  const { formatMessage } = useIntl();
  const heading = formatMessage({ id: 'cart.youMayAlsoNeed' });
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.uid} className={styles.item}>
            <ProductCard
              product={product}
              sizes={sizes}
              action={<CardAddButton product={product} />}
              corner={<CardHeart product={product} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
