import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { minicartToggled, selectIsMinicartOpen } from '@/kernel/app/appSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useCartCount } from './useCartCount';
import styles from './CartTrigger.module.css';

/** Most that the badge shows (spec §9). */
const badgeLimit = 99;

/** The cart in the header: how much is in it, and the way into the mini cart (spec §2.2). Absent on /checkout. */
export const CartTrigger = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const knownCount = useCartCount();
  const count = knownCount ?? 0;
  const isOpen = useSelector(selectIsMinicartOpen);
  const { pathname } = useLocation();
  const isHidden = pathname === '/checkout';
  const label = formatMessage({ id: 'cart.trigger' }, { count });

  if (isHidden) return null;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => dispatch(minicartToggled(true))}
      >
        <Icon name="cart" />
        {count > 0 && <b className={styles.badge}>{count > badgeLimit ? `${badgeLimit}+` : count}</b>}
      </button>
      <CountAnnouncement count={knownCount} label={label} />
    </>
  );
};

/** Says the new count, politely; the count that the page came with is not news. */
const CountAnnouncement = ({ count, label }: { count: number | null; label: string }) => {
  const [firstCount, setFirstCount] = useState(count);
  const [isNews, setIsNews] = useState(false);
  if (firstCount === null && count !== null) setFirstCount(count);
  if (!isNews && firstCount !== null && count !== null && count !== firstCount) setIsNews(true);
  return (
    <VisuallyHidden>
      <span role="status">{isNews ? label : ''}</span>
    </VisuallyHidden>
  );
};
