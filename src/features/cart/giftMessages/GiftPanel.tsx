import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { type Cart, keyOfLine } from '../cartContents';
import { saveLineWrapping, saveOrderOption } from '../giftOptions/giftOptionOperations';
import { OrderOptions } from '../giftOptions/OrderOptions';
import { useWrappings } from '../giftOptions/useWrappings';
import { WrappingEntry } from '../giftOptions/WrappingEntry';
import { giftMessageOf, wrappingOf } from './giftMessage';
import { GiftMessageEntry } from './GiftMessageEntry';
import { saveLineMessage, saveOrderMessage } from './giftMessageOperations';
import { GiftPlace } from './GiftPlace';
import type { GiftPlaces } from './useGiftPlaces';
import styles from './giftMessages.module.css';

export interface GiftPanelProps {
  cart: Cart;
  places: GiftPlaces;
}

/** What may go with the goods to those who get them: with the whole order, and with each product. */
export const GiftPanel = ({ cart, places: { order, lines, wrapsLines } }: GiftPanelProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [news, setNews] = useState('');
  const wrappings = useWrappings(cart, wrapsLines);
  const orderName = formatMessage({ id: 'giftMessage.order' });
  return (
    <>
      {wrappings.isFailed && (order?.takesWrapping || wrapsLines) && (
        <RetryNotice onRetry={wrappings.retry}>
          <FormattedMessage id="giftOption.loadFailed" />
        </RetryNotice>
      )}
      <ul className={styles.places}>
        {order && (
          <GiftPlace name={orderName}>
            {order.takesWrapping && (
              <WrappingEntry
                name={orderName}
                wrapping={wrappingOf(cart)}
                offers={wrappings.ofOrder}
                save={(wrapping) => dispatch(saveOrderOption({ wrapping }))}
                onNews={setNews}
              />
            )}
            <OrderOptions cart={cart} place={order} onNews={setNews} />
            {order.takesMessage && (
              <GiftMessageEntry
                name={orderName}
                message={giftMessageOf(cart)}
                save={(message) => dispatch(saveOrderMessage(message))}
                onNews={setNews}
              />
            )}
          </GiftPlace>
        )}
        {lines.map(({ line, takesMessage }) => {
          const name = line.product.name ?? '';
          const offers = wrappings.ofLine(line);
          const takesWrapping = wrappingOf(line) !== null || offers?.length !== 0;
          // Whether it can be wrapped is not known at once: a place without anything else in it waits for that.
          return !takesMessage && !(takesWrapping && offers) ? null : (
            <GiftPlace key={keyOfLine(line)} name={name}>
              {takesWrapping && (
                <WrappingEntry
                  name={name}
                  isEach={line.quantity !== 1}
                  wrapping={wrappingOf(line)}
                  offers={offers}
                  save={(wrapping) => dispatch(saveLineWrapping(line, wrapping))}
                  onNews={setNews}
                />
              )}
              {takesMessage && (
                <GiftMessageEntry
                  name={name}
                  message={giftMessageOf(line)}
                  save={(message) => dispatch(saveLineMessage(line, message))}
                  onNews={setNews}
                />
              )}
            </GiftPlace>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
};
