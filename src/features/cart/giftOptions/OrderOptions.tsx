import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Checkbox } from '@/ui/forms/Checkbox';
import type { Cart } from '../cartContents';
import type { OrderPlace } from '../giftMessages/useGiftPlaces';
import { orderGiftsOf, saveOrderOption } from './giftOptionOperations';
import styles from './giftOptions.module.css';
import { useGiftAttempt } from './useGiftAttempt';

type OptionName = 'hasCard' | 'hasReceipt';

const names = { hasCard: 'giftOption.card', hasReceipt: 'giftOption.receipt' } as const;

interface OptionProps {
  name: OptionName;
  /** As the backend has it. */
  isChosen: boolean;
  price: OrderPlace['cardPrice'];
  onNews: (words: string) => void;
}

const Option = ({ name, isChosen, price, onNews }: OptionProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { isBusy, error, attempt } = useGiftAttempt(onNews);
  /** What is being sent: shown as it was chosen meanwhile. */
  const [sent, setSent] = useState(isChosen);
  const words = formatMessage({ id: names[name] });
  const change = (isWanted: boolean): void => {
    setSent(isWanted);
    const id = isWanted ? 'giftOption.optionAdded' : 'giftOption.optionRemoved';
    void attempt(() => dispatch(saveOrderOption({ [name]: isWanted })), formatMessage({ id }, { option: words }));
  };
  const amount = price?.value ? <Money value={price.value} currency={price.currency} /> : null;
  return (
    <Checkbox
      label={amount ? <FormattedMessage id="giftOption.priced" values={{ option: words, amount }} /> : words}
      checked={isBusy ? sent : isChosen}
      aria-busy={isBusy}
      error={error === '' ? undefined : <span role="alert">{error}</span>}
      onChange={({ target }) => {
        if (!isBusy) change(target.checked);
      }}
    />
  );
};

export interface OrderOptionsProps {
  cart: Cart;
  place: OrderPlace;
  /** Gets what a screen reader is to be told. */
  onNews: (words: string) => void;
}

/** A printed card and a receipt without prices, which go with the whole order as soon as they are ticked. */
export const OrderOptions = ({ cart, place: { takesCard, takesReceipt, cardPrice }, onNews }: OrderOptionsProps) => {
  const { hasCard, hasReceipt } = orderGiftsOf(cart);
  return takesCard || takesReceipt ? (
    <div className={styles.options}>
      {takesCard && <Option name="hasCard" isChosen={hasCard} price={cardPrice} onNews={onNews} />}
      {takesReceipt && <Option name="hasReceipt" isChosen={hasReceipt} price={null} onNews={onNews} />}
    </div>
  ) : null;
};
