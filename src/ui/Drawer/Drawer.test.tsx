import { act, render, screen } from '@testing-library/react';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { Drawer } from './Drawer';

const drawer = (isOpen: boolean, onClose = () => undefined) => (
  <ShopIntlProvider>
    <Drawer isOpen={isOpen} onClose={onClose} label="Cart">
      <p>Lines</p>
    </Drawer>
  </ShopIntlProvider>
);

describe('Drawer', () => {
  it('keeps what it holds until it has slid out, and no longer', () => {
    jest.useFakeTimers();
    const { rerender } = render(drawer(true));
    rerender(drawer(false));
    act(() => jest.advanceTimersByTime(383));
    expect(screen.getByText('Lines')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2));
    expect(screen.queryByText('Lines')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('asks to close by its button', () => {
    const onClose = jest.fn();
    render(drawer(true, onClose));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
