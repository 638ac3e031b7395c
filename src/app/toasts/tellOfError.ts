import type { IntlShape } from 'react-intl';
import type { AppDispatch } from '@/kernel/redux/thunk';
import { errorHandledChanged } from '@/shell/appSlice';
import { releaseOf, withoutCodes } from '@/kernel/logging/errorReport';
import { addToast } from '@/kernel/toasts/toastSlice';

/** Milliseconds. */
const timeoutMs = 15_000;

type Texts = Pick<IntlShape, 'formatMessage'>;

/** An unexpected error as support needs to know it. */
export interface ErrorDetails {
  /** Under which it is logged. */
  id: string;
  /** ISO 8601, UTC. */
  time: string;
  /** Path of the page on which it happened. */
  route: string;
}

/** The details as text, a line each. */
const detailsText = ({ id, time, route }: ErrorDetails, page: Document): string =>
  [`id: ${id}`, `time: ${time}`, `route: ${withoutCodes(route)}`, `release: ${releaseOf(page)}`].join('\n');

/** Copies the details; where the browser does not let the shop write to the clipboard, shows them instead. */
const copyDetails = async (details: ErrorDetails, dispatch: AppDispatch, { formatMessage }: Texts): Promise<void> => {
  const text = detailsText(details, document);
  try {
    await navigator.clipboard.writeText(text);
    dispatch(addToast({ type: 'success', message: formatMessage({ id: 'toast.detailsCopied' }) }));
  } catch {
    dispatch(addToast({ type: 'info', message: text, timeout: null }));
  }
};

/** Shows the toast of an unexpected error. */
export const tellOfError = (details: ErrorDetails, dispatch: AppDispatch, intl: Texts): void => {
  dispatch(
    addToast({
      type: 'error',
      message: `${intl.formatMessage({ id: 'toast.unexpectedError' })} (${details.id})`,
      timeout: timeoutMs,
      actionText: intl.formatMessage({ id: 'toast.copyDetails' }),
      onAction: () => void copyDetails(details, dispatch, intl),
      onDismiss: () => dispatch(errorHandledChanged(true)),
    }),
  );
};
