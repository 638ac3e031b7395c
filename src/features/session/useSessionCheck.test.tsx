import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openTab } from '@/testing/faults/openTab';
import { createMemoryStorage } from '@/testing/memoryStorage';
import { tokenSet } from './userSlice';
import { useSessionCheck } from './useSessionCheck';

test('a session that has ended waits while the page must not be reloaded', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reload = jest.fn();
  const tab = openTab(createMemoryStorage(), () => Promise.reject(new TypeError('offline')), reload);
  tab.store.dispatch(tokenSet('token'));
  let isHeld = true;
  const Watching = () => {
    useSessionCheck(() => isHeld);
    return null;
  };
  render(
    <Provider store={tab.store}>
      <Watching />
    </Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(reload).not.toHaveBeenCalled();
  isHeld = false;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(reload).toHaveBeenCalledTimes(1);
  tab.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
