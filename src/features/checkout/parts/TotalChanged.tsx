import { FormattedMessage } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { Notice } from '@/ui/Notice/Notice';

export interface TotalChangedProps {
  /** In whole units. */
  was: number;
  now: number;
  currency: string;
  /** Where it goes now, when that is somewhere else than before. */
  movedTo: string | undefined;
}

/** Says that another cart is to be agreed to. */
export const TotalChanged = ({ was, now, currency, movedTo }: TotalChangedProps) => (
  <Notice kind="warning" isLive>
    {movedTo !== undefined && (
      <p>
        <FormattedMessage id="checkout.addressChanged" values={{ address: movedTo }} />
      </p>
    )}
    {was === now ? (
      movedTo === undefined && <FormattedMessage id="checkout.cartChanged" />
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
