import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { finalPrice } from '@/features/catalog/shownPrice';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { AddToCartButton } from '../AddToCartButton';
import { focusLines } from '../lines/focusLines';
import { OfferStrip } from './OfferStrip';
import styles from './offers.module.css';

/** One small thing that goes well with the cart, added at once. */
export const QuickAdd = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLElement>(null);
  const [error, setError] = useState('');
  const name = product.name ?? '';
  const price = finalPrice(product);
  const tell = (): void => {
    dispatch(addToast({ type: 'success', message: formatMessage({ id: 'cart.nowInCart' }, { name }) }));
    // The next thing that is offered takes this place, and would be bought by a second press.
    if (place.current) focusLines(place.current, place.current.closest('dialog'));
  };
  return (
    <section ref={place} className={styles.suggestion} aria-label={formatMessage({ id: 'cart.goesWellWith' })}>
      <p className={styles.label}>
        <FormattedMessage id="cart.goesWellWith" />
      </p>
      <OfferStrip
        picture={product.small_image?.url}
        heading={name}
        note={[product.pack_summary, price.value === null ? '' : money(price.value, price.currency)]
          .filter(Boolean)
          .join(', ')}
        error={error}
      >
        <AddToCartButton
          look="small"
          item={{ sku: product.sku ?? '', quantity: 1 }}
          productName={name}
          onAdded={tell}
          onError={setError}
        />
      </OfferStrip>
    </section>
  );
};
