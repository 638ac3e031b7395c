import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { receiptPath } from '@/features/orders/receiptPath';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { Button } from '@/ui/Button/Button';
import { type LastReceipt, readLastReceipt } from './placing/lastReceipt';

const findLastReceipt =
  (): AppThunk<LastReceipt | undefined> =>
  (_dispatch, _getState, { storage }) =>
    readLastReceipt(storage);

/** The last order by its number and the way to its receipt, while it is kept: an empty cart may have been ordered. */
export const LastOrderLink = () => {
  const dispatch = useAppDispatch();
  const [last] = useState(() => dispatch(findLastReceipt()));
  if (!last) return null;
  return (
    <p>
      {last.number === null ? (
        <FormattedMessage id="receipt.received" />
      ) : (
        <FormattedMessage id="checkout.placed" values={{ number: last.number }} />
      )}{' '}
      <Button priority="lowLinkUnderline" to={receiptPath}>
        <FormattedMessage id="checkout.toReceipt" />
      </Button>
    </p>
  );
};
