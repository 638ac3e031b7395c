import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { errorHandledChanged } from '@/shell/appSlice';
import { watchUnhandledErrors } from '@/kernel/logging/unhandledErrors';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';

/** Milliseconds. */
const timeoutMs = 15_000;

/** Tells of errors that nobody caught, with the id under which they are logged. */
export const useUnhandledErrorToast = (): void => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();

  useEffect(
    () =>
      watchUnhandledErrors(({ id }) => {
        dispatch(errorHandledChanged(false));
        dispatch(
          addToast({
            type: 'error',
            message: `${formatMessage({ id: 'toast.unexpectedError' })} (${id})`,
            timeout: timeoutMs,
            onDismiss: () => dispatch(errorHandledChanged(true)),
          }),
        );
      }),
    [dispatch, formatMessage],
  );
};
