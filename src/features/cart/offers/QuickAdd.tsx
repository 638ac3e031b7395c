import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { useAddToCart } from '../useAddToCart';
import { OfferStrip } from './OfferStrip';
import styles from './offers.module.css';

/** One small thing that goes well with the cart, added at once (design language §3.10, mini cart). */
export const QuickAdd = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { add, isAdding, error } = useAddToCart();
  const name = product.name ?? '';
  const price = product.price_range.minimum_price.final_price;
  return (
    <section className={styles.suggestion} aria-label={formatMessage({ id: 'cart.goesWellWith' })}>
      <p className={styles.label}>
        <FormattedMessage id="cart.goesWellWith" />
      </p>
      <OfferStrip
        picture={product.small_image?.url}
        heading={name}
        note={[product.pack_summary, money(price.value, price.currency)].filter(Boolean).join(', ')}
        error={error}
      >
        <Button
          priority="low"
          size="small"
          isLoading={isAdding}
          aria-label={formatMessage({ id: 'cart.addProduct' }, { name })}
          onClick={() => void add({ sku: product.sku ?? '', quantity: 1 })}
        >
          <FormattedMessage id="cart.quickAdd" />
        </Button>
      </OfferStrip>
    </section>
  );
};
