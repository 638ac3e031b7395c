import { FormattedMessage } from 'react-intl';
import type { AccordionItem } from '@/ui/Accordion/Accordion';
import type { Cart } from '../cartContents';
import { CouponPanel } from './CouponPanel';
import { GiftCardPanel } from './GiftCardPanel';
import { useGiftCards } from './useGiftCards';

/** The sections for codes: discounts, and gift cards where the backend has them. */
export const useCodeSections = (cart: Cart): AccordionItem[] => {
  const giftCards = useGiftCards(cart);
  const hasCoupon = (cart.applied_coupons ?? []).length > 0;
  const coupon = {
    id: 'coupon',
    heading: <FormattedMessage id={hasCoupon ? 'coupon.heading' : 'coupon.add'} />,
    isForTyping: true,
    content: <CouponPanel cart={cart} />,
  };
  const giftCard = CAPABILITIES.giftCards &&
    giftCards && {
      id: 'gift-card',
      heading: <FormattedMessage id="giftCard.heading" />,
      isForTyping: true,
      content: <GiftCardPanel {...giftCards} />,
    };
  return giftCard ? [coupon, giftCard] : [coupon];
};
