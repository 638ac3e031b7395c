import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { minicartToggled, selectIsMinicartOpen, selectItemCount } from '@/features/cart/cartSlice';
import { loadCartOperationsAhead } from '@/features/cart/lazyCart';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './CartTrigger.module.css';

/** Most that the badge shows. */
const badgeLimit = 99;

/** How much is in the cart: asked for once a visit, then moved by every answer that holds the cart; null until known. */
const useItemCount = (): number | null => {
  const dispatch = useAppDispatch();
  const count = useSelector(selectItemCount);
  const isUnknown = count === null;
  useEffect(() => {
    // The badge is not worth a message when the chunk does not come.
    if (isUnknown) {
      void loadCartOperationsAhead()
        .then(({ getItemCount }) => dispatch(getItemCount()))
        .catch(() => undefined);
    }
  }, [dispatch, isUnknown]);
  return count;
};

/** The cart in the header: how much is in it, and the way into the mini cart. Absent on /checkout. */
export const CartTrigger = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const knownCount = useItemCount();
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
      {/* There each change of the cart has words of its own. */}
      {!isOpen && pathname !== '/cart' && <CountAnnouncement count={knownCount} label={label} />}
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
