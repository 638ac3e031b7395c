import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { useAddToCart } from './useAddToCart';
import styles from './AddToCartButton.module.css';

export interface AddToCartButtonProps {
  sku: string;
  quantity: number;
  /** Uids of the chosen options of a configurable product. */
  selectedOptionUids?: readonly string[];
  productName: string;
  isDisabled?: boolean;
  /** `icon` is the small plus of a product card; `button` says what it does. */
  variant?: 'button' | 'icon';
  /** Shown in the button, formatted. */
  price?: ReactNode;
  onAdded?: () => void;
  /** Told of a failure in words, '' when it is over; without it the failure is told beside the button, or by a toast. */
  onError?: (message: string) => void;
}

/** Puts a product into the cart and opens the mini cart. */
export const AddToCartButton = ({ variant = 'button', ...props }: AddToCartButtonProps) =>
  variant === 'icon' ? <AddIcon {...props} /> : <AddButton {...props} />;

const useAdd = ({ sku, quantity, selectedOptionUids, onAdded }: AddToCartButtonProps) => {
  const { prepare, add, isAdding, error } = useAddToCart();
  const press = async (): Promise<void> => {
    if (isAdding) return;
    if (await add({ sku, quantity, ...(selectedOptionUids ? { selectedOptionUids } : {}) })) onAdded?.();
  };
  const nearby = { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };
  return { press, nearby, isAdding, error };
};

const AddButton = (props: AddToCartButtonProps) => {
  const { isDisabled = false, price, onError } = props;
  const { press, nearby, isAdding, error } = useAdd(props);
  useEffect(() => onError?.(error), [error, onError]);

  return (
    <div className={styles.box}>
      <Button
        {...nearby}
        priority="high"
        isBlock
        isDisabled={isDisabled}
        isLoading={isAdding}
        onClick={() => void press()}
      >
        <FormattedMessage id="cart.add" />
        {price !== undefined && <span className={styles.price}>{price}</span>}
      </Button>
      {error !== '' && !onError && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

const AddIcon = (props: AddToCartButtonProps) => {
  const { isDisabled = false, productName, onError } = props;
  const { press, nearby, isAdding, error } = useAdd(props);
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (onError) onError(error);
    else if (error !== '') dispatch(addToast({ type: 'error', message: error }));
  }, [dispatch, error, onError]);

  return (
    <IconButton
      {...nearby}
      icon="plus"
      variant="add"
      isDisabled={isDisabled}
      aria-busy={isAdding}
      label={formatMessage({ id: 'cart.addProduct' }, { name: productName })}
      onClick={() => void press()}
    />
  );
};
