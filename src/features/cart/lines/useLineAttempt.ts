import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toAppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { getCartDetails } from '../cartOperations';
import { explainFailure } from './explainFailure';

export interface LineAttempt {
  /** Changes a line; resolves to whether that worked. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
  isBusy: boolean;
  /** Error in words; '' when there is none. */
  error: string;
  setError: (words: string) => void;
  /** Which quantities can be had, as far as refusals have told. */
  rule: QuantityRule;
}

/** Changes a line of the cart, and puts a failure into words. */
export const useLineAttempt = (): LineAttempt => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const [rule, setRule] = useState<QuantityRule>({});
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError('');
    try {
      await work();
      return true;
    } catch (failure) {
      // It may have happened all the same; without a connection nobody waits to learn that.
      if (toAppError(failure).kind === 'network') void dispatch(getCartDetails());
      const { message, rule: told } = await explainFailure(
        failure,
        intl,
        intl.formatMessage({ id: 'cart.updateFailed' }),
      );
      setError(message);
      if (told) setRule((known) => ({ ...known, ...told }));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { attempt, isBusy, error, setError, rule };
};
