import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { type Cart, keyOfLine } from '../cartContents';
import { giftMessageOf } from './giftMessage';
import { GiftMessageEntry } from './GiftMessageEntry';
import { saveLineMessage, saveOrderMessage } from './giftMessageOperations';
import type { GiftPlaces } from './useGiftPlaces';
import styles from './giftMessages.module.css';

export interface GiftMessagePanelProps {
  cart: Cart;
  places: GiftPlaces;
}

/** What may be written to those who get the goods: with the whole order, and with each product. */
export const GiftMessagePanel = ({ cart, places: { isForOrder, lines } }: GiftMessagePanelProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [news, setNews] = useState('');
  return (
    <>
      <ul className={styles.places}>
        {isForOrder && (
          <GiftMessageEntry
            name={formatMessage({ id: 'giftMessage.order' })}
            message={giftMessageOf(cart)}
            save={(message) => dispatch(saveOrderMessage(message))}
            onNews={setNews}
          />
        )}
        {lines.map((line) => (
          <GiftMessageEntry
            key={keyOfLine(line)}
            name={line.product.name ?? ''}
            message={giftMessageOf(line)}
            save={(message) => dispatch(saveLineMessage(line, message))}
            onNews={setNews}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
};
