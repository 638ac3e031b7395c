import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsEarlierCartClosed } from '@/features/cart/cartSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import type { ShopStore } from '../store';
import { renderApart } from './renderApart';

/** Milliseconds: what was lost is read in another moment than what was done. */
const timeoutMs = 15_000;

/** Pages that say it themselves, in the place of what they would show. */
const placesOfItsOwn = ['/cart', '/checkout'];

const ClosedCartToast = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const isClosed = useSelector(selectIsEarlierCartClosed);
  useEffect(() => {
    if (!isClosed || placesOfItsOwn.includes(window.location.pathname)) return;
    const message = formatMessage({ id: 'cart.earlierClosed' });
    dispatch(addToast({ type: 'info', message, timeout: timeoutMs, dismissable: true }));
  }, [isClosed, dispatch, formatMessage]);
  return null;
};

/** Says on whatever page it is found out that the cart is another one now, with less in it than the shopper knows of. */
export const tellClosedCart = (services: Pick<ThunkServices, 'apollo'>, store: ShopStore): void =>
  renderApart(services, store, document.createElement('div'), <ClosedCartToast />);
