import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';

/** One change at a time to something that goes with goods, and why it failed. */
export const useGiftAttempt = (onNews: (words: string) => void) => {
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const attempt = async (save: () => Promise<void>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setError('');
    onNews('');
    try {
      await save();
      onNews(done);
      return true;
    } catch (failure) {
      const words = formatMessage({ id: isUnreachable(failure) ? 'balances.offline' : 'giftOption.failed' });
      setError(isUnreachable(failure) ? words : errorText(failure, words));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    /** '' when nothing is wrong. */
    error,
    /** Saves something, and tells the words when it is done; resolves to whether it is. */
    attempt,
    forget: (): void => setError(''),
  };
};
