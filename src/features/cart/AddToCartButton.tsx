import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { afterPaint, painted } from '@/kernel/scheduling/afterPaint';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { CartRootState } from './cartOperations';
import { minicartToggled } from './cartSlice';
import { loadAddFailure, loadCartOperations } from './lazyCart';
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
  /** Told of a failure in words, and of '' when the next attempt begins; without it a toast tells the failure. */
  onError?: (message: string) => void;
}

/** Loads what adding needs ahead, when the pointer or the focus comes near: behind the paint that answers to them. */
const prepare = (): void => void afterPaint(() => void loadCartOperations().catch(() => undefined));
const nearby = { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };

const addRequest = async (item: CartItemToAdd): Promise<AddRequest> => (await loadCartOperations()).addItemToCart(item);

/** Adds an item, opens the mini cart when that worked, and puts a failure into words. */
const useAddToCart = ({ item, onAdded, onError }: AddToCartButtonProps) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);

  const toWords = async (failure: unknown): Promise<string> => {
    const known = await loadAddFailure().then(
      ({ addFailureId }) => addFailureId(failure),
      () => undefined,
    );
    return known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'cart.addFailed' }));
  };
  const add = async (): Promise<void> => {
    if (isAdding) return;
    const { pathname } = window.location;
    setIsAdding(true);
    onError?.('');
    // The button shows that it works before the work begins, which takes long enough to be seen.
    await painted();
    try {
      const request = await (typeof item === 'function' ? item() : addRequest(item));
      if (!request) return;
      await dispatch(request);
      // A slow answer does not cover the page that the shopper has gone to meanwhile.
      if (window.location.pathname === pathname) dispatch(minicartToggled(true));
      onAdded?.();
    } catch (failure) {
      const message = await toWords(failure);
      if (onError) onError(message);
      else dispatch(addToast({ type: 'error', message }));
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
