import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import type { Cart } from './useCart';
import styles from './CartTotals.module.css';

/** The backend's totals, and nothing that the shop reckons itself (ARCHITECTURE §7). */
export const CartTotals = ({ cart }: { cart: Cart }) => {
  const { prices, shipping_addresses: addresses } = cart;
  const shipping = addresses[0]?.selected_shipping_method;
  const vat = prices?.applied_taxes ?? [];
  return (
    <>
      <dl className={styles.totals}>
        <Row label={<FormattedMessage id="cart.subtotal" />}>
          <Money value={prices?.subtotal_including_tax?.value} currency={prices?.subtotal_including_tax?.currency} />
        </Row>
        {(prices?.discounts ?? []).map(
          (discount) =>
            discount && (
              <Row key={discount.label} label={discount.label} isSaving>
                −<Money value={discount.amount.value} currency={discount.amount.currency} />
              </Row>
            ),
        )}
        {shipping && (
          <Row label={<FormattedMessage id="cart.deliveryBy" values={{ method: shipping.method_title }} />}>
            {shipping.price_incl_tax.value === 0 ? (
              <FormattedMessage id="checkout.free" />
            ) : (
              <Money value={shipping.price_incl_tax.value} currency={shipping.price_incl_tax.currency} />
            )}
          </Row>
        )}
        <Row label={<FormattedMessage id="cart.total" />} isTotal>
          <Money value={prices?.grand_total?.value} currency={prices?.grand_total?.currency} />
        </Row>
      </dl>
      {vat.map(
        (tax) =>
          tax && (
            <p key={tax.label} className={styles.vat}>
              <FormattedMessage
                id="cart.includingVat"
                values={{ amount: <Money value={tax.amount.value} currency={tax.amount.currency} /> }}
              />
            </p>
          ),
      )}
    </>
  );
};

interface RowProps {
  label: ReactNode;
  isSaving?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

const Row = ({ label, isSaving = false, isTotal = false, children }: RowProps) => (
  <div className={[styles.row, isSaving && styles.saving, isTotal && styles.total].filter(Boolean).join(' ')}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
