import { FormattedMessage } from 'react-intl';
import { Accordion } from '@/ui/Accordion/Accordion';
import type { Cart } from '../cartContents';
import { EstimatePanel } from '../estimate/EstimatePanel';
import { useGiftSection } from '../giftMessages/useGiftSection';
import { useCodeSections } from './useCodeSections';
import styles from './CartTools.module.css';

/** Tools that change the total, codes and the delivery estimate, and the messages of gifts. */
export const CartTools = ({ cart }: { cart: Cart }) => {
  const [coupon, ...others] = useCodeSections(cart);
  const gifts = useGiftSection(cart);
  // One that counts is seen with the way to take it off; without one, a field would send shoppers away to look for a code.
  const isApplied = (cart.applied_coupons ?? []).length > 0;
  const estimate = {
    id: 'estimate',
    heading: <FormattedMessage id="estimate.heading" />,
    content: <EstimatePanel cart={cart} />,
  };
  return (
    <div className={styles.tools}>
      <Accordion
        allowsMultiple
        items={[
          ...(coupon ? [{ ...coupon, isOpen: isApplied }] : []),
          ...(cart.is_virtual ? [] : [estimate]),
          ...others,
          ...gifts,
        ]}
      />
    </div>
  );
};
