import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { TaxLines } from './parts/TaxLines';
import { TotalsRow } from './TotalsRow';
import { TaxedMoney } from './TaxedMoney';
import type { Cart } from './useCart';
import { useCartSettings } from './useCartSettings';
import styles from './CartTotals.module.css';

export interface CartTotalsProps {
  cart: Cart;
  /** What is said of delivery while no method is chosen. */
  delivery?: ReactNode;
}

/** The backend's totals, and nothing that the shop reckons itself (ARCHITECTURE §7), by the store's tax display settings. */
export const CartTotals = ({ cart, delivery }: CartTotalsProps) => {
  const settings = useCartSettings();
  const { prices, shipping_addresses: addresses } = cart;
  const shipping = addresses[0]?.selected_shipping_method;
  const isTaxAdded = settings.subtotal === 'excluding';
  const taxes = <TaxLines taxes={prices?.applied_taxes ?? []} isFull={settings.isFullSummary} isAdded={isTaxAdded} />;
  return (
    <>
      <dl className={styles.totals}>
        <TotalsRow label={<FormattedMessage id="cart.subtotal" />}>
          <TaxedMoney
            display={settings.subtotal}
            including={prices?.subtotal_including_tax}
            excluding={prices?.subtotal_excluding_tax}
          />
        </TotalsRow>
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
      </dl>
      {isTaxAdded ? null : taxes}
    </>
  );
};
