import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText, isUnreachable } from '@/kernel/errors/appError';
import { isRobotRefusal } from '@/kernel/captcha/robotRefusal';
import { robotText } from '@/kernel/captcha/robotText';
import { secondsToWait } from '@/kernel/errors/secondsToWait';

/** A form on its way to the backend. */
export interface Submission<Input> {
  isBusy: boolean;
  /** Error in words for the shopper; '' when there is none. */
  error: string;
  submit: (input: Input) => void;
}

/**
 * Sends a form, one at a time: a second press while the first is under way sends nothing. A failure stays in the form
 * with all that was typed.
 * A client that has to pause is told for how long, whatever the form, and one that is taken for a robot how else to reach us.
 * @param toText words for an error that this form knows better than the backend's own.
 */
export const useSubmission = <Input>(
  send: (input: Input) => Promise<void>,
  toText?: (error: unknown) => string | undefined,
): Submission<Input> => {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  const describe = (failure: unknown): string => {
    const seconds = secondsToWait(failure);
    if (seconds !== null) {
      const [wait, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
      return formatMessage(
        { id: 'form.wait' },
        { wait: formatNumber(wait, { style: 'unit', unit, unitDisplay: 'long' }) },
      );
    }
    if (isRobotRefusal(failure)) return robotText(intl);
    const own = toText?.(failure);
    if (own !== undefined) return own;
    return isUnreachable(failure)
      ? formatMessage({ id: 'account.connectionError' })
      : errorText(failure, formatMessage({ id: 'account.formError' }));
  };
  const run = async (input: Input): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setError('');
    try {
      await send(input);
    } catch (failure) {
      setError(describe(failure));
    }
    isUnderWay.current = false;
    setIsBusy(false);
  };
  return { isBusy, error, submit: (input) => void run(input) };
};
