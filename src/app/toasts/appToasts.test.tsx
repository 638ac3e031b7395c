import { act, waitFor } from '@testing-library/react';
import { selectHasBeenOffline, selectIsOnline } from '@/shell/appSlice';
import { selectToasts, toastActed, toastDismissed } from '@/kernel/toasts/toastSlice';
import { renderShell } from '@/testing/renderShell';
import { useConnectionToasts } from './useConnectionToasts';
import { useUnhandledErrorToast } from './useUnhandledErrorToast';

const Watching = () => {
  useConnectionToasts();
  useUnhandledErrorToast();
  return null;
};

const say = (event: Event): void => act(() => void window.dispatchEvent(event));

const open = () => {
  const { store } = renderShell(<Watching />);
  return { store, toasts: () => selectToasts(store.getState()), state: () => store.getState() };
};

test('F-27: tells when the line goes and when it comes back, for three seconds each', () => {
  const { toasts, state } = open();
  say(new Event('offline'));
  expect(toasts()).toMatchObject([
    { type: 'error', message: 'You are offline. Some features may be unavailable.', timeout: 3000 },
  ]);
  expect(selectIsOnline(state())).toBe(false);
  say(new Event('online'));
  expect(toasts()[1]).toMatchObject({ type: 'info', message: 'You are online.', timeout: 3000 });
  expect(selectIsOnline(state())).toBe(true);
  expect(selectHasBeenOffline(state())).toBe(true);
});

test('tells of an error that nobody caught, with the id under which it is logged, until it is dismissed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, toasts, state } = open();
  say(new ErrorEvent('error', { error: new Error('bug') }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [toast] = toasts();
  const id = /\((\w+)\)$/.exec(toast?.message ?? '')?.[1];
  expect(toast).toMatchObject({ type: 'error', timeout: 15_000, dismissable: true });
  expect(toast?.message).toBe(`Sorry! An unexpected error occurred. (${id})`);
  expect(log.mock.calls.flat().join()).toContain(`Unhandled error ${id}`);
  expect(state().app.isErrorHandled).toBe(false);
  act(() => void store.dispatch(toastDismissed(toast?.id ?? '')));
  expect(state().app.isErrorHandled).toBe(true);

  // Errors that the shop did not cause are not shown.
  say(new ErrorEvent('error', { error: new DOMException('gone', 'AbortError') }));
  say(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  expect(toasts()).toHaveLength(0);
  log.mockRestore();
});

test('the details of an error can be copied, and are shown where the clipboard is closed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const writeText = jest.fn((_text: string) => Promise.resolve());
  window.history.replaceState(null, '', '/gdpr-request/type/delete/code/secret?email=a@b.example');
  const { store, toasts } = open();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  say(new ErrorEvent('error', { error: new Error('bug') }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [toast] = toasts();
  const id = /\((\w+)\)$/.exec(toast?.message ?? '')?.[1];
  expect(toast?.actionText).toBe('Copy details');
  const copy = () => act(() => void store.dispatch(toastActed(toast?.id ?? '')));
  copy();
  await waitFor(() => expect(toasts()).toMatchObject([{}, { type: 'success', message: 'Details copied.' }]));
  const text = writeText.mock.calls[0]?.[0] ?? '';
  expect(text).toMatch(
    new RegExp(`^id: ${id}\ntime: \\d{4}-.*Z\nroute: /gdpr-request/type/delete/code/…\nrelease: unknown$`),
  );
  writeText.mockImplementationOnce(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  copy();
  await waitFor(() => expect(toasts()[2]).toMatchObject({ type: 'info', message: text, timeout: null }));
  Reflect.deleteProperty(navigator, 'clipboard');
  window.history.replaceState(null, '', '/');
});
