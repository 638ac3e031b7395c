import { FormattedMessage } from 'react-intl';

import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import styles from './AddButton.module.css';
import type { Purchase } from './usePurchase';

export interface AddButtonProps {
  purchase: Purchase;
  /** Not where the price stands beside the button. */
  isPriceShown?: boolean;
}

/** Adds to the cart and says what that costs (design language §3.9). */
export const AddButton = ({ purchase, isPriceShown = false }: AddButtonProps) => {
  const money = useMoney();
  const { total, prepare, add, isAdding } = purchase;
  return (
    <Button
      priority="high"
      isBlock
      className={styles.button}
      isLoading={isAdding}
      onClick={add}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <FormattedMessage id="cart.add" />
      {isPriceShown ? <span className={styles.price}> {money(total.value, total.currency)}</span> : null}
    </Button>
  );
};
