import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { getCartDetails } from '../cartOperations';
import { addFailureId } from './addFailure';

export interface LineAttempt {
  /** Changes a line; resolves to whether that worked. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
  /** Error in words; '' when there is none. */
  error: string;
  setError: (words: string) => void;
}

/** Changes a line of the cart, and puts a failure into words. */
export const useLineAttempt = (): LineAttempt => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError('');
    try {
      await work();
      return true;
    } catch (failure) {
      // It may have happened all the same; without a connection nobody waits to learn that.
      if (isUnreachable(failure)) void dispatch(getCartDetails());
      const known = addFailureId(failure);
      setError(known ? formatMessage({ id: known }) : errorText(failure, formatMessage({ id: 'cart.updateFailed' })));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { attempt, isBusy, error, setError };
};
