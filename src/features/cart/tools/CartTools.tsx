import { FormattedMessage } from 'react-intl';
import { Accordion } from '@/ui/Accordion/Accordion';
import type { Cart } from '../useCart';
import { CouponPanel } from './CouponPanel';
import styles from './CartTools.module.css';
import { EstimatePanel } from './EstimatePanel';

/** What can be done about the total: codes and the cost of delivery (design language §3.10). */
export const CartTools = ({ cart }: { cart: Cart }) => (
  <div className={styles.tools}>
    <Accordion
      allowsMultiple
      items={[
        {
          id: 'coupon',
          heading: <FormattedMessage id="coupon.heading" />,
          content: <CouponPanel cart={cart} />,
          isOpen: true,
        },
        {
          id: 'estimate',
          heading: <FormattedMessage id="estimate.heading" />,
          content: <EstimatePanel cart={cart} />,
        },
      ]}
    />
  </div>
);
