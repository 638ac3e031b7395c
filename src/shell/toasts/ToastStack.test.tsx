import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { addToast } from '@/kernel/toasts/toastSlice';
import { renderShell } from '@/testing/renderShell';
import { Dialog } from '@/ui/Dialog/Dialog';
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

describe('ToastStack over dialogs', () => {
  const Question = ({ children }: { children?: ReactNode }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Ask</button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Sure?">
          {children ?? 'Yes'}
        </Dialog>
      </>
    );
  };

  it('stands in the dialog that is on top, where it can be reached, and goes back when that closes', async () => {
    const { store, user } = renderShell(
      <>
        <Question>
          <Question />
        </Question>
        <ToastStack />
      </>,
    );
    act(() => void store.dispatch(addToast({ type: 'info', message: 'Saved', timeout: 0 })));
    expect(region().parentElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const outer = screen.getByRole('dialog');
    expect(within(outer).getByText('Saved')).toBeInTheDocument();
    await user.click(within(outer).getByRole('button', { name: 'Ask' }));
    expect(region().closest('dialog')).toBe(screen.getAllByRole('dialog')[1]);
    await user.keyboard('{Escape}');
    expect(region().closest('dialog')).toBe(outer);
    await user.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(region().parentElement).toBe(document.body);
  });

  it.each([
    ['came before', true],
    ['come with that', false],
  ])('shows on the page what stood in a dialog that goes while it is open: toasts that %s', async (_when, isBefore) => {
    // As browsers have it: what is not on the page cannot be shown over it.
    const shown = new WeakSet<HTMLElement>();
    const showPopover = jest.fn(function (this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('disconnected popover elements', 'InvalidStateError');
      shown.add(this);
    });
    const { matches } = HTMLElement.prototype;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
    });
    Object.assign(HTMLElement.prototype, { showPopover });
    const Page = ({ onGo }: { onGo: () => void }) => {
      const [isThere, setIsThere] = useState(true);
      const [isSaid, setIsSaid] = useState(isBefore);
      const go = (): void => {
        setIsThere(false);
        setIsSaid(true);
        onGo();
      };
      return (
        <>
          {isThere && (
            <Question>
              <button onClick={go}>Go</button>
            </Question>
          )}
          {isSaid && <ToastStack />}
        </>
      );
    };
    const say = () => void store.dispatch(addToast({ type: 'info', message: 'Saved', timeout: 0 }));
    const { store, user } = renderShell(<Page onGo={() => say()} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    if (isBefore) act(say);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getAllByText('Saved')[0]).toBeVisible();
    expect(region().parentElement).toBe(document.body);
    expect(shown.has(region())).toBe(true);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    jest.restoreAllMocks();
  });

  it('lets go of toasts that were held when they move', async () => {
    const { store, user } = renderShell(
      <>
        <Question />
        <ToastStack />
      </>,
    );
    act(() => void store.dispatch(addToast({ type: 'info', message: 'Saved', timeout: 200 })));
    fireEvent.mouseEnter(region());
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });
});
