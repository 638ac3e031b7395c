import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isOfMissing, type ValidationError } from '@/kernel/validation/validators';

const isValidationError = (error: unknown): error is ValidationError =>
  typeof error === 'object' && error !== null && 'id' in error && 'defaultMessage' in error;

/**
 * The words of a field's error; undefined for none.
 * @param ask what to enter: stands beside the fixed words of a missing value, which do not say it.
 */
export const useErrorText = (error: unknown, ask?: string): ReactNode => {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    if (typeof error === 'string') return error;
    if (!isValidationError(error)) return undefined;
    const text = formatMessage({ id: error.id, defaultMessage: error.defaultMessage }, { value: error.value });
    if (!ask || !isOfMissing(error)) return text;
    return (
      <span>
        <span>{text}</span>
        {/* The fixed words of consent have no full stop of their own. */}
        {!text.endsWith('.') && <span aria-hidden>.</span>} <span data-ask>{ask}</span>
      </span>
    );
  }, [error, ask, formatMessage]);
};
