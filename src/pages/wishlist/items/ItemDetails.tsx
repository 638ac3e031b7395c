import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Notice } from '@/ui/Notice/Notice';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';
import { changeSaved } from './changeSaved';
import styles from './ItemDetails.module.css';
import { ItemNote } from './ItemNote';

export interface ItemDetailsProps {
  list: string;
  item: WishlistCardFragment;
  name: string;
  /** Why it could not go into the cart; '' for nothing. */
  refusal: string;
  /** Asks for the list as it is now. */
  onChanged: () => Promise<unknown>;
}

/** How many of a product are saved, what was noted of it, and why it could not go into the cart. */
export const ItemDetails = ({ list, item, name, refusal, onChanged }: ItemDetailsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  /** What was asked for and is not in the list yet; the newest counts. */
  const [wanted, setWanted] = useState<number>();
  const next = useRef<number>(undefined);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState('');
  const setQuantity = async (quantity: number): Promise<void> => {
    next.current = quantity;
    setWanted(quantity);
    setFailure('');
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (next.current !== undefined) {
        const now = next.current;
        next.current = undefined;
        await dispatch(changeSaved(list, item, { quantity: now }));
      }
    } catch (error) {
      next.current = undefined;
      setFailure(errorText(error, formatMessage({ id: 'wishlist.failed' })));
    }
    // Whatever came back, or did not: the list says how many there are.
    await onChanged().catch(() => undefined);
    isBusy.current = false;
    setWanted(undefined);
  };
  const setNote = async (note: string): Promise<void> => {
    await dispatch(changeSaved(list, item, { note }));
    await onChanged().catch(() => undefined);
  };
  const told = failure || refusal;
  return (
    <div className={styles.details}>
      {told === '' ? null : <Notice kind="error">{told}</Notice>}
      <QuantityStepper
        size="small"
        value={wanted ?? item.quantity}
        label={name}
        onChange={(quantity) => void setQuantity(quantity)}
      />
      <ItemNote name={name} note={item.description ?? ''} onNote={setNote} />
    </div>
  );
};
