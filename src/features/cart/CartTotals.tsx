import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { isPickupCarrier } from '@/features/address/address';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Money } from '@/kernel/i18n/Money';
import { Deferred } from '@/kernel/routing/Deferred';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { selectCartContext } from './operations/cartContextSlice';
import { lazyGiftRows, lazyPaidRows } from './lazyCart';
import { TaxLines } from './totals/TaxLines';
import { TaxedMoney } from './totals/TaxedMoney';
import { type Cart, hasGiftCharges } from './cartContents';
import { shippingName } from './shippingName';
import { useCartSettings, useShownTotal } from './useCart';

export interface CartTotalsProps {
  cart: Cart;
  /** What is said of delivery while no method is chosen. */
  delivery?: ReactNode;
}

type Price = ComponentProps<typeof TaxedMoney>['including'];
interface ShippingPrices {
  price_incl_tax: NonNullable<Price>;
  price_excl_tax: Price;
}

/**
 * The backend's totals, and nothing that the shop works out itself, by the store's tax display settings. Until a way to
 * ship is chosen the total is the backend's estimate with delivery, or is said to be without it.
 */
export const CartTotals = ({ cart, delivery }: CartTotalsProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const settings = useCartSettings();
  const { prices, shipping_addresses: addresses } = cart;
  const shipping = addresses?.[0]?.selected_shipping_method;
  const { estimatedShipping } = useSelector(selectCartContext);
  const { total, taxes: owed, label, isEstimated } = useShownTotal(cart);
  // A backend that does not know what subscriptions save has its subtotal alone.
  const saving = prices?.subscription_saving;
  const isTaxAdded = settings.subtotal === 'excluding';
  const taxes = <TaxLines taxes={owed} isFull={settings.isFullSummary} isAdded={isTaxAdded} />;
  const shippingAmount = ({ price_incl_tax: including, price_excl_tax: excluding }: ShippingPrices) =>
    including.value === 0 ? (
      <FormattedMessage id="checkout.free" />
    ) : (
      <TaxedMoney display={settings.shipping} including={including} excluding={excluding} />
    );
  return (
    <>
      <TotalsList>
        <TotalsRow label={<FormattedMessage id="cart.subtotal" />}>
          <TaxedMoney
            display={settings.subtotal}
            including={saving?.once_subtotal_including_tax ?? prices?.subtotal_including_tax}
            excluding={saving?.once_subtotal_excluding_tax ?? prices?.subtotal_excluding_tax}
          />
        </TotalsRow>
        {saving ? (
          <TotalsRow label={<FormattedMessage id="cart.subscriptionSaving" />} isSaving>
            −
            <TaxedMoney
              display={settings.subtotal}
              including={saving.saving_including_tax}
              excluding={saving.saving_excluding_tax}
            />
          </TotalsRow>
        ) : null}
        {(prices?.discounts ?? []).map(
          (discount) =>
            discount && (
              <TotalsRow key={discount.coupon?.code ?? discount.label} label={discount.label} isSaving>
                −<Money value={discount.amount.value} currency={discount.amount.currency} />
              </TotalsRow>
            ),
        )}
        {shipping ? (
          <TotalsRow
            label={
              isPickupCarrier(shipping.carrier_code) ? (
                <FormattedMessage id="checkout.collection" />
              ) : (
                <FormattedMessage
                  id="cart.deliveryBy"
                  values={{ method: shippingName(shipping.carrier_title, shipping.method_title) }}
                />
              )
            }
          >
            {shippingAmount(shipping)}
          </TotalsRow>
        ) : isEstimated ? (
          <TotalsRow label={<FormattedMessage id="cart.deliveryEstimated" />}>
            {shippingAmount(estimatedShipping)}
          </TotalsRow>
        ) : (
          delivery
        )}
        {lazyGiftRows && hasGiftCharges(cart) && (
          <Deferred>
            <lazyGiftRows.Component cart={cart} display={settings.subtotal} />
          </Deferred>
        )}
        {isTaxAdded ? taxes : null}
        {lazyPaidRows && isSignedIn && (
          <Deferred>
            <lazyPaidRows.Component cart={cart} />
          </Deferred>
        )}
        <TotalsRow label={<FormattedMessage id={label} />} isTotal>
          <Money value={total?.value} currency={total?.currency} />
        </TotalsRow>
      </TotalsList>
      {isTaxAdded ? null : taxes}
    </>
  );
};
