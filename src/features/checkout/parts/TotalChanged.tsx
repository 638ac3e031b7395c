import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { Notice } from '@/ui/Notice/Notice';

export interface TotalChangedProps {
  /** In whole units. */
  was: number;
  now: number;
  currency: string;
}

/** Says that another cart is to be agreed to. */
export const TotalChanged = ({ was, now, currency }: TotalChangedProps) => (
  <Notice kind="warning" isLive>
    {was === now ? (
      <FormattedMessage id="checkout.cartChanged" />
    ) : (
      <FormattedMessage
        id="checkout.totalChanged"
        values={{
          was: <Money value={was} currency={currency} />,
          now: <Money value={now} currency={currency} />,
        }}
      />
    )}
  </Notice>
);
