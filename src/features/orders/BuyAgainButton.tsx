import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { minicartToggled } from '@/features/cart/cartSlice';
import { isUnreachable } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { type AgainOutcome, type BoughtOrder, buyAgain } from './again/buyAgain';

/** Milliseconds that the names of what is missing stay. */
const missingShownMs = 15_000;

/** Whether a click is the second of a double one: the first may have been answered by then. */
const isRepeated = (clicks: number): boolean => clicks > 1;

export interface BuyAgainButtonProps {
  order: BoughtOrder;
  /** Whether the button has to say of which order it is. */
  isOneOfMany?: boolean;
  /** Shows the cart; the checkout's document has no mini cart. */
  showCart?: () => void;
}

/** Puts what was ordered into the cart again, names what cannot be had, and shows the cart: the mini cart unless told. */
export const BuyAgainButton = ({ order, isOneOfMany = false, showCart }: BuyAgainButtonProps) => {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useAppDispatch();
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const tell = ({ isAnyAdded, missing: named, isMoreMissing }: AgainOutcome, isLeft: boolean): void => {
    const missing = isMoreMissing
      ? [...named, formatMessage({ id: 'orders.againOthers' }, { named: named.length })]
      : named;
    if (missing.length > 0) {
      const id = isAnyAdded ? 'orders.againExcept' : 'orders.againNothing';
      const message = formatMessage({ id }, { names: formatList(missing, { type: 'conjunction' }) });
      const actionText = isAnyAdded && showCart ? formatMessage({ id: 'cart.view' }) : undefined;
      dispatch(addToast({ type: 'warning', message, timeout: missingShownMs, actionText, onAction: showCart }));
    }
    // The shopper has gone to another page meanwhile.
    if (!isAnyAdded || isLeft) return;
    if (!showCart) dispatch(minicartToggled(true));
    // A message would not outlive the way to another document.
    else if (missing.length === 0) showCart();
  };
  const run = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { pathname } = window.location;
    setIsBusy(true);
    try {
      const outcome = await dispatch(buyAgain(order));
      tell(outcome, window.location.pathname !== pathname);
    } catch (error) {
      const id = isUnreachable(error) ? 'cart.errorOffline' : 'orders.againFailed';
      dispatch(addToast({ type: 'error', message: formatMessage({ id }) }));
    }
    isUnderWay.current = false;
    setIsBusy(false);
  };
  if (order.items.length === 0) return null;
  return (
    <Button
      priority="low"
      size="small"
      isLoading={isBusy}
      onClick={({ detail }) => void (isRepeated(detail) ? undefined : run())}
    >
      <FormattedMessage id="orders.again" />
      {isOneOfMany && <VisuallyHidden> {order.number}</VisuallyHidden>}
    </Button>
  );
};
