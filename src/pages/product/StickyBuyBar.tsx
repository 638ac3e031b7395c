import { FormattedMessage } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { useMoney } from '@/kernel/i18n/useMoney';
import { StickyBar } from '@/ui/StickyBar/StickyBar';
import type { Purchase } from './usePurchase';
import type { VariantChoice } from './useVariantSelection';

export interface StickyBuyBarProps {
  purchase: Purchase;
  productName: string;
  options: VariantChoice['options'];
  selection: VariantChoice['selection'];
}

/** Choice, price and button at the foot of a small window. */
export const StickyBuyBar = ({ purchase, productName, options, selection }: StickyBuyBarProps) => {
  const money = useMoney();
  const { total, plan, item, setError } = purchase;
  const chosen = options
    .flatMap(({ code, values }) => values.find(({ uid }) => uid === selection[code])?.label ?? [])
    .join(', ');
  const every = plan ? <FormattedMessage id="subscription.every" values={{ weeks: plan.interval_weeks }} /> : null;
  const withVat = chosen === '' && CAPABILITIES.unitPrices ? <FormattedMessage id="product.priceWithVat" /> : null;
  return (
    <StickyBar
      price={total.value === null ? null : money(total.value, total.currency)}
      notes={[chosen, every ?? withVat]}
    >
      <AddToCartButton item={item} productName={productName} onError={setError} isCounted />
    </StickyBar>
  );
};
