import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Money } from '@/kernel/i18n/Money';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { selectCheckout } from '../checkoutSlice';

/** What delivery costs while no way is chosen: nothing, or the least of what is offered. The total is without it. */
export const DeliveryEstimate = () => {
  const { availableShippingMethods: methods } = useSelector(selectCheckout);
  const [cheapest] = [...methods].sort((a, b) => a.price - b.price);
  return (
    <TotalsRow label={<FormattedMessage id="cart.delivery" />}>
      {!cheapest ? (
        <FormattedMessage id="checkout.deliveryNext" />
      ) : cheapest.price === 0 ? (
        <FormattedMessage id="checkout.free" />
      ) : (
        <FormattedMessage
          id="cart.from"
          values={{ amount: <Money value={cheapest.price} currency={cheapest.currency} /> }}
        />
      )}
    </TotalsRow>
  );
};
