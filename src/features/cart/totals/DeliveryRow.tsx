import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { selectCartContext } from '../operations/cartContextSlice';
import { useCartSettings } from '../useCart';
import { TaxedMoney } from './TaxedMoney';

/** Delivery costs before a method is chosen: nothing, or the least estimate. The total excludes them. */
export const DeliveryRow = ({ isFree }: { isFree: boolean }) => {
  const { shipping } = useCartSettings();
  const { price_incl_tax: including, price_excl_tax: excluding } = useSelector(selectCartContext).estimatedShipping;
  if (isFree) {
    return (
      <TotalsRow label={<FormattedMessage id="cart.delivery" />}>
        <FormattedMessage id="checkout.free" />
      </TotalsRow>
    );
  }
  if (including.value === 0) return null;
  return (
    <TotalsRow label={<FormattedMessage id="cart.deliveryNotIncluded" />}>
      <FormattedMessage
        id="cart.from"
        values={{ amount: <TaxedMoney display={shipping} including={including} excluding={excluding} /> }}
      />
    </TotalsRow>
  );
};
