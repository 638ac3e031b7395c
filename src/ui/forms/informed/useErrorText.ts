import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ValidationError } from '@/kernel/validation/validators';

const isValidationError = (error: unknown): error is ValidationError =>
  typeof error === 'object' && error !== null && 'id' in error && 'defaultMessage' in error;

/** The words of a field's error; undefined for none. */
export const useErrorText = (error: unknown): string | undefined => {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    if (typeof error === 'string') return error;
    if (!isValidationError(error)) return undefined;
    return formatMessage({ id: error.id, defaultMessage: error.defaultMessage }, { value: error.value });
  }, [error, formatMessage]);
};
