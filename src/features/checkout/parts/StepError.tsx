import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type AppError, errorText } from '@/kernel/errors/appError';
import { Notice } from '@/ui/Notice/Notice';

export interface StepErrorProps {
  error: AppError;
  className?: string | undefined;
}

/** Why a step was not taken; what was typed stays. A lost connection is said, for the shopper can mend it. */
export const StepError = ({ error, className }: StepErrorProps) => {
  const { formatMessage } = useIntl();
  // As it was when the step failed: the reason stays when the line comes back.
  const isOffline = useMemo(() => error.kind === 'network' && !navigator.onLine, [error]);
  return (
    <Notice kind="error" className={className}>
      {errorText(error, formatMessage({ id: isOffline ? 'cart.errorOffline' : 'checkout.stepFailed' }))}
    </Notice>
  );
};
