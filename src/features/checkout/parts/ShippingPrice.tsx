import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';

export interface ShippingPriceProps {
  value: number | null | undefined;
  currency: string | null | undefined;
}

/** Price of shipping, or that it is free. */
export const ShippingPrice = ({ value, currency }: ShippingPriceProps) =>
  value === 0 ? <FormattedMessage id="checkout.free" /> : <Money value={value} currency={currency} />;
