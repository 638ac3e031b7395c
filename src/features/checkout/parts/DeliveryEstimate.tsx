import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { loadEstimate, useCartSettings } from '@/features/cart/useCart';
import { Money } from '@/kernel/i18n/Money';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { cheapestOf, selectCheckout } from '../checkoutSlice';

/** What delivery costs while no way is chosen: the least of what is offered. Asks for an estimate until there is an address. */
export const DeliveryEstimate = () => {
  const { availableShippingMethods: methods } = useSelector(selectCheckout);
  const cheapest = cheapestOf(methods);
  const dispatch = useAppDispatch();
  const { isKnown, defaultPostcode, defaultCountry } = useCartSettings();
  const isOpen = cheapest === undefined;
  useEffect(() => {
    // Before the store has said its country the total would be that of another.
    if (!isOpen || !isKnown) return;
    // Without it the total says that it is without delivery.
    void loadEstimate()
      .then(({ estimateAtKnownPlace }) => dispatch(estimateAtKnownPlace({ defaultPostcode, defaultCountry })))

      .catch(() => undefined);
  }, [defaultCountry, defaultPostcode, dispatch, isKnown, isOpen]);
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
