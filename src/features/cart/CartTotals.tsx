import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import { TaxLines } from './totals/TaxLines';
import { TaxedMoney } from './totals/TaxedMoney';
import type { Cart } from './cartContents';
import { useCartSettings } from './useCart';

export interface CartTotalsProps {
  cart: Cart;
  /** What is said of delivery while no method is chosen. */
  delivery?: ReactNode;
}

/** The backend's totals, and nothing that the shop works out itself, by the store's tax display settings. */
export const CartTotals = ({ cart, delivery }: CartTotalsProps) => {
  const settings = useCartSettings();
  const { prices, shipping_addresses: addresses } = cart;
  const shipping = addresses?.[0]?.selected_shipping_method;
  // A backend that does not know what subscriptions save has its subtotal alone.
  const saving = prices?.subscription_saving;
  const isTaxAdded = settings.subtotal === 'excluding';
  const taxes = <TaxLines taxes={prices?.applied_taxes ?? []} isFull={settings.isFullSummary} isAdded={isTaxAdded} />;
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
              <TotalsRow key={discount.label} label={discount.label} isSaving>
                −<Money value={discount.amount.value} currency={discount.amount.currency} />
              </TotalsRow>
            ),
        )}
        {shipping ? (
          <TotalsRow label={<FormattedMessage id="cart.deliveryBy" values={{ method: shipping.method_title }} />}>
            {shipping.price_incl_tax.value === 0 ? (
              <FormattedMessage id="checkout.free" />
            ) : (
              <TaxedMoney
                display={settings.shipping}
                including={shipping.price_incl_tax}
                excluding={shipping.price_excl_tax}
              />
            )}
          </TotalsRow>
        ) : (
          delivery
        )}
        {isTaxAdded ? taxes : null}
        <TotalsRow label={<FormattedMessage id="cart.total" />} isTotal>
          <Money value={prices?.grand_total?.value} currency={prices?.grand_total?.currency} />
        </TotalsRow>
      </TotalsList>
      {isTaxAdded ? null : taxes}
    </>
  );
};
