import { act, screen } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { pageLoadingChanged } from '../appSlice';
import { PageLoadingBar } from './PageLoadingBar';

const bar = () => screen.queryByRole('progressbar');

describe('PageLoadingBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is off, moves to a quarter, completes, and goes after 750 ms', () => {
    const { store } = renderShell(<PageLoadingBar />);
    expect(bar()).not.toBeInTheDocument();
    act(() => void store.dispatch(pageLoadingChanged(true)));
    expect(bar()).toHaveAttribute('aria-valuenow', '25');
    act(() => jest.advanceTimersByTime(5000));
    expect(bar()).toHaveAttribute('aria-valuenow', '25');
    act(() => void store.dispatch(pageLoadingChanged(false)));
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
    act(() => jest.advanceTimersByTime(749));
    expect(bar()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(bar()).not.toBeInTheDocument();
  });

  it('starts again when the next page is asked for before it has gone', () => {
    const { store } = renderShell(<PageLoadingBar />);
    act(() => void store.dispatch(pageLoadingChanged(true)));
    act(() => void store.dispatch(pageLoadingChanged(false)));
    act(() => jest.advanceTimersByTime(400));
    act(() => void store.dispatch(pageLoadingChanged(true)));
    act(() => jest.advanceTimersByTime(2000));
    expect(bar()).toHaveAttribute('aria-valuenow', '25');
  });
});
