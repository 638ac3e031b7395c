import { FormattedMessage } from 'react-intl';
import { Accordion } from '@/ui/Accordion/Accordion';
import type { Cart } from '../useCart';
import { CouponPanel } from './CouponPanel';
import styles from './CartTools.module.css';
import { EstimatePanel } from './EstimatePanel';
import { GiftCardPanel } from './GiftCardPanel';
import { useGiftCards } from './useGiftCards';

/** What can be done about the total: codes and the cost of delivery (design language §3.10). */
export const CartTools = ({ cart }: { cart: Cart }) => {
  const cards = useGiftCards(cart);
  const coupon = {
    id: 'coupon',
    heading: <FormattedMessage id="coupon.heading" />,
    content: <CouponPanel cart={cart} />,
    isOpen: true,
  };
  const estimate = {
    id: 'estimate',
    heading: <FormattedMessage id="estimate.heading" />,
    content: <EstimatePanel cart={cart} />,
  };
  const giftCard = cards && {
    id: 'gift-card',
    heading: <FormattedMessage id="giftCard.heading" />,
    content: <GiftCardPanel cards={cards} />,
  };
  return (
    <div className={styles.tools}>
      <Accordion allowsMultiple items={[coupon, estimate, ...(giftCard ? [giftCard] : [])]} />
    </div>
  );
};
