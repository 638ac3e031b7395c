import { FormattedMessage, useIntl } from 'react-intl';

import { useCalendar } from '@/kernel/i18n/useCalendar';
import { useMoney } from '@/kernel/i18n/useMoney';
import { useNow } from '@/kernel/scheduling/useNow';
import { arrivalOf } from './arrival';
import type { DeliveryPromiseQuery } from './DeliveryPromise.graphql.generated';

type Promised = NonNullable<NonNullable<DeliveryPromiseQuery['storeConfig']>['delivery_promise']>;

export interface DeliveryWindowProps {
  promise: Promised;
  /** Of the shop. */
  timeZone: string;
}

/**
 * The days of arrival of an order that is placed now, by the shop's clock, and the price of standard delivery. Where the
 * browser does not know the shop's time zone, no days are named.
 */
export const DeliveryWindow = ({ promise, timeZone }: DeliveryWindowProps) => {
  const intl = useIntl();
  const { clock } = useCalendar();
  const money = useMoney();
  // Renewed, because a page stays open past the hour until which an order leaves today.
  const arrival = arrivalOf(promise, useNow(), timeZone);
  const day = (date: string): string =>
    intl.formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const price = money(promise.price.value, promise.price.currency);
  return (
    <span>
      {arrival ? (
        <>
          <FormattedMessage
            id={arrival.leavesToday ? 'product.arrivesToday' : 'product.arrives'}
            values={{ from: day(arrival.from), to: day(arrival.to), time: clock(promise.order_by) }}
          />{' '}
        </>
      ) : null}
      {promise.free_from ? (
        <FormattedMessage
          id="product.deliveryFreeFrom"
          values={{ price, threshold: money(promise.free_from.value, promise.free_from.currency) }}
        />
      ) : (
        <FormattedMessage id="product.deliveryPrice" values={{ price }} />
      )}
    </span>
  );
};
