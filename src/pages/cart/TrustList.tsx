import { FormattedMessage } from 'react-intl';
import { hasCards, useCartSettings } from '@/features/cart/useCart';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';
import styles from './TrustList.module.css';

/** The brand's promises. */
export const TrustList = () => {
  const { clock } = useCalendar();
  const { orderBy } = useCartSettings();
  const isPromised = {
    payment: BRAND.has.cardPayment && hasCards(),
    returns: BRAND.has.returns,
    dispatch: BRAND.has.dispatch && orderBy !== undefined,
  };
  if (!Object.values(isPromised).includes(true)) return null;
  return (
    <ul className={styles.list}>
      {isPromised.payment ? (
        <li>
          <LineIcon path={lineShapes.shield} size={18} />
          <FormattedMessage id="brand.cardPayment" />
        </li>
      ) : null}
      {isPromised.returns ? (
        <li>
          <LineIcon path={lineShapes.returns} size={18} />
          <FormattedMessage id="brand.returns" />
        </li>
      ) : null}
      {isPromised.dispatch ? (
        <li>
          <LineIcon path={lineShapes.truck} size={18} />
          <FormattedMessage id="brand.dispatch" values={{ time: clock(orderBy ?? '') }} />
        </li>
      ) : null}
    </ul>
  );
};
