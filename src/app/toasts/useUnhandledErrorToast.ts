import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { copyErrorDetails as CopyErrorDetails } from './copyErrorDetails';
import { errorHandledChanged } from '@/shell/appSlice';
import { watchUnhandledErrors } from '@/kernel/logging/unhandledErrors';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';

/** Milliseconds. */
const timeoutMs = 15_000;

/** In the chunk of the toasts, which is there when this one is shown. */
const copyDetails: typeof CopyErrorDetails = async (...given) => {
  const { copyErrorDetails } = await import(/* webpackChunkName: "toasts" */ './copyErrorDetails');
  await copyErrorDetails(...given);
};

/** Tells of errors that nobody caught, with the id under which they are logged and details to copy for support. */
export const useUnhandledErrorToast = (): void => {
  const dispatch = useAppDispatch();
  const intl = useIntl();

  useEffect(
    () =>
      watchUnhandledErrors(({ id }) => {
        const details = { id, time: new Date().toISOString(), route: window.location.pathname };
        dispatch(errorHandledChanged(false));
        dispatch(
          addToast({
            type: 'error',
            message: `${intl.formatMessage({ id: 'toast.unexpectedError' })} (${id})`,
            actionText: intl.formatMessage({ id: 'toast.copyDetails' }),
            onAction: () => void copyDetails(details, dispatch, intl),
            timeout: timeoutMs,
            onDismiss: () => dispatch(errorHandledChanged(true)),
          }),
        );
      }),
    [dispatch, intl],
  );
};
