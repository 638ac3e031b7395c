import { FormattedMessage } from 'react-intl';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import styles from './LinePlan.module.css';

/** From Lucide (ISC), as the icons of the shop. */
const repeat = 'm2 9 3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10';

export interface LinePlanProps {
  weeks: number;
  percent: number;
}

/** The plan of a line in the mini cart, where it is not changed. */
export const LinePlan = ({ weeks, percent }: LinePlanProps) => (
  <p className={styles.plan}>
    <LineIcon path={repeat} size={18} />
    <span>
      <FormattedMessage id="subscription.every" values={{ weeks }} />,{' '}
      <FormattedMessage id="subscription.saves" values={{ percent }} />
    </span>
  </p>
);
