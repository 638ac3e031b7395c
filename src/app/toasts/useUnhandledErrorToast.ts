import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { errorHandledChanged } from '@/shell/appSlice';
import { watchUnhandledErrors } from '@/kernel/logging/unhandledErrors';
import { useAppDispatch } from '@/kernel/redux/hooks';

/** Its code comes with that of the toasts, without which it could not be shown either. */
const errorToast = () => import(/* webpackChunkName: "toasts" */ './tellOfError');

/** Tells of errors that nobody caught, with the id under which they are logged and details to copy for support. */
export const useUnhandledErrorToast = (): void => {
  const dispatch = useAppDispatch();
  const intl = useIntl();

  useEffect(
    () =>
      watchUnhandledErrors(({ id }) => {
        dispatch(errorHandledChanged(false));
        const details = { id, time: new Date().toISOString(), route: window.location.pathname };
        errorToast().then(
          ({ tellOfError }) => tellOfError(details, dispatch, intl),
          // The error is in the log; a failure to tell of it must not be told of in turn.
          () => undefined,
        );
      }),
    [dispatch, intl],
  );
};
