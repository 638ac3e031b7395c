import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { tokenSet } from './userSlice';
import { useSessionCheck } from './useSessionCheck';

/** A page with a session that another tab has ended. */
const openEndedSession = (isHeld: () => boolean) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reload = jest.fn();
  const tab = openTab(createMemoryStorage(), () => Promise.reject(new TypeError('offline')), reload);
  tab.store.dispatch(tokenSet('token'));
  const Watching = () => {
    useSessionCheck(isHeld);
    return null;
  };
  render(
    <Provider store={tab.store}>
      <Watching />
    </Provider>,
  );
  return { reload, close: tab.close };
};

const setVisible = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a session that has ended waits while the page must not be reloaded', async () => {
  let isHeld = true;
  const { reload, close } = openEndedSession(() => isHeld);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(reload).not.toHaveBeenCalled();
  isHeld = false;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(reload).toHaveBeenCalledTimes(1);
  close();
});

test('F-24: a hidden page runs no timer, and looks at once when it is seen again', async () => {
  let isHeld = true;
  const { reload, close } = openEndedSession(() => isHeld);
  setVisible('hidden');
  isHeld = false;
  expect(jest.getTimerCount()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(reload).not.toHaveBeenCalled();
  await act(() => Promise.resolve(setVisible('visible')));
  expect(reload).toHaveBeenCalled();
  close();
});

test('F-25: a page that Back brings from memory looks at the session at once', async () => {
  let isHeld = true;
  const { reload, close } = openEndedSession(() => isHeld);
  isHeld = false;
  await act(() => Promise.resolve(window.dispatchEvent(new Event('pageshow'))).then(() => undefined));
  expect(reload).toHaveBeenCalled();
  close();
});
