import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { Button } from '@/ui/Button/Button';
import { receiptKey } from './forgetCheckout';

const hasLastReceipt =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.storedAt(receiptKey) !== undefined;

/** The way to the receipt of the last order, as long as it is kept: an empty cart may be empty because it was ordered. */
export const LastOrderLink = () => {
  const dispatch = useAppDispatch();
  const [isKept] = useState(() => dispatch(hasLastReceipt()));
  return isKept ? (
    <Button priority="lowLinkUnderline" to="/checkout/receipt">
      <FormattedMessage id="checkout.toReceipt" />
    </Button>
  ) : null;
};
