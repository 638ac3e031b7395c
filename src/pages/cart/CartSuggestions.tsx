import { useIntl } from 'react-intl';
import { CardAddButton } from '@/features/cart/CardAddButton';
import type { CartExtras } from '@/features/cart/useCartExtras';
import { ProductRail } from '@/features/catalog/ProductRail';
import { CardHeart } from '@/features/wishlist/CardHeart';

/** What goes with the cart, as cards below it. */
export const CartSuggestions = ({ products }: { products: NonNullable<CartExtras['quick_adds']> }) => {
  const { formatMessage } = useIntl();
  return (
    <ProductRail
      heading={formatMessage({ id: 'cart.youMayAlsoNeed' })}
      products={products}
      renderAction={(product) => <CardAddButton product={product} />}
      renderCorner={(product) => <CardHeart product={product} />}
    />
  );
};
