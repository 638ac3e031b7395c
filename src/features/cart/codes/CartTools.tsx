import { FormattedMessage } from 'react-intl';
import { Accordion } from '@/ui/Accordion/Accordion';
import type { Cart } from '../cartContents';
import { EstimatePanel } from '../estimate/EstimatePanel';
import { useCodeSections } from './useCodeSections';
import styles from './CartTools.module.css';

/** Tools that change the total: codes and the delivery estimate. */
export const CartTools = ({ cart }: { cart: Cart }) => {
  const [coupon, ...others] = useCodeSections(cart);
  const estimate = {
    id: 'estimate',
    heading: <FormattedMessage id="estimate.heading" />,
    content: <EstimatePanel cart={cart} />,
  };
  return (
    <div className={styles.tools}>
      <Accordion
        allowsMultiple
        items={[...(coupon ? [{ ...coupon, isOpen: true }] : []), ...(cart.is_virtual ? [] : [estimate]), ...others]}
      />
    </div>
  );
};
