import { act, fireEvent, screen } from '@testing-library/react';
import { addToast } from '@/kernel/toasts/toastSlice';
import { renderShell } from '@/testing/renderShell';
import { ToastStack } from './ToastStack';

const region = () => screen.getByRole('region', { name: 'Messages' });

describe('ToastStack', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const renderToasts = () => {
    const { store } = renderShell(<ToastStack />);
    act(() => void store.dispatch(addToast({ type: 'info', message: 'First', timeout: 3000 })));
    act(() => void store.dispatch(addToast({ type: 'error', message: 'Second', timeout: 5000, dismissable: false })));
    return store;
  };

  it('shows toasts until their time is over', () => {
    renderToasts();
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('waits while the pointer is on them, in the same order, and goes on when it leaves', () => {
    renderToasts();
    fireEvent.mouseEnter(region());
    act(() => jest.advanceTimersByTime(60_000));
    expect(region()).toHaveTextContent(/First.*Second/);
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    fireEvent.mouseLeave(region());
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('waits for the focus too, and forgets that when the last toast is closed', () => {
    const store = renderToasts();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('First')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    act(() => {
      screen.getByRole('region').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    act(() => jest.advanceTimersByTime(5000));
    act(() => void store.dispatch(addToast({ type: 'info', message: 'Third', timeout: 3000 })));
    act(() => jest.advanceTimersByTime(3000));
    expect(region()).toBeEmptyDOMElement();
  });
});
