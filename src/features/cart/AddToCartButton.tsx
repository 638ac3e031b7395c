import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { afterPaint, painted } from '@/kernel/scheduling/afterPaint';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import type { QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { CartRootState } from './cartOperations';
import { minicartToggled } from './cartSlice';
import { loadAddFailure, loadCartOperations, loadCartOperationsAhead } from './lazyCart';
import type { CartItemToAdd } from './operations/lineCalls';

/** Thunk that adds something to the cart. */
export type AddRequest = AppThunk<Promise<void>, CartRootState>;

export interface AddToCartButtonProps {
  /** Item to add; a form passes a function, which returns undefined when the form is incomplete and says so itself. */
  item: CartItemToAdd | (() => Promise<AddRequest | undefined>);
  /** Name of the product, for the label of a button that does not say "Add to cart". */
  productName: string;
  /** `block` says what it does, over the whole width; `small` is its short form in an offer; `icon` is the plus of a card. */
  look?: 'block' | 'small' | 'icon';
  /** Of the `block` look. */
  className?: string | undefined;
  /** Stands after the words of the `block` look, such as the price. */
  children?: ReactNode;
  onAdded?: () => void;
  /**
   * Told of a failure in words, with which quantities can be had where that is the reason, and of '' when the next attempt
   * begins; without it a toast tells the failure.
   */
  onError?: (message: string, rule?: QuantityRule) => void;
  /** The shopper chooses the quantity beside the button, where the right one is offered; otherwise a message offers it. */
  isCounted?: boolean;
}

/** Loads what adding needs ahead, when the pointer or the focus comes near: behind the paint that answers to them. */
const prepare = (): void => void afterPaint(() => void loadCartOperationsAhead().catch(() => undefined));
const nearby = { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };

const addRequest = async (item: CartItemToAdd): Promise<AddRequest> => (await loadCartOperations()).addItemToCart(item);

/** Adds an item, opens the mini cart when that worked, and puts a failure into words. */
const useAddToCart = ({ item, onAdded, onError, isCounted = false }: AddToCartButtonProps) => {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const [isAdding, setIsAdding] = useState(false);

  const tell = async (failure: unknown, asked: AddToCartButtonProps['item']): Promise<void> => {
    const told = await loadAddFailure().then(
      ({ tellAddition }) => dispatch(tellAddition(failure, intl, asked, isCounted ? undefined : add)),
      () => ({ message: errorText(failure, intl.formatMessage({ id: 'cart.addFailed' })), rule: undefined }),
    );
    if (!told) return;
    if (onError) onError(told.message, told.rule);
    else dispatch(addToast({ type: 'error', message: told.message }));
  };
  const add = async (asked = item): Promise<void> => {
    if (isAdding) return;
    const { pathname } = window.location;
    setIsAdding(true);
    onError?.('');
    // The button shows that it works before the work begins, which takes long enough to be seen.
    await painted();
    try {
      const request = await (typeof asked === 'function' ? asked() : addRequest(asked));
      if (!request) return;
      await dispatch(request);
      // A slow answer does not cover the page that the shopper has gone to meanwhile.
      if (window.location.pathname === pathname) dispatch(minicartToggled(true));
      onAdded?.();
    } catch (failure) {
      await tell(failure, asked);
    } finally {
      setIsAdding(false);
    }
  };
  return { isAdding, add: () => void add() };
};

/** Puts a product into the cart and opens the mini cart. */
export const AddToCartButton = (props: AddToCartButtonProps) => {
  const { productName, look = 'block', className, children } = props;
  const { formatMessage } = useIntl();
  const { isAdding, add } = useAddToCart(props);
  const label = formatMessage({ id: 'cart.addProduct' }, { name: productName });
  switch (look) {
    case 'icon':
      return <IconButton {...nearby} icon="plus" variant="add" aria-busy={isAdding} label={label} onClick={add} />;
    case 'small':
      return (
        <Button {...nearby} priority="low" size="small" isLoading={isAdding} aria-label={label} onClick={add}>
          <FormattedMessage id="cart.quickAdd" />
        </Button>
      );
    case 'block':
      return (
        <Button {...nearby} priority="high" isBlock className={className} isLoading={isAdding} onClick={add}>
          <FormattedMessage id="cart.add" />
          {children}
        </Button>
      );
  }
};
