import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { categoryPathChanged } from '@/features/catalog/catalogSlice';
import { menuAnswers } from '@/testing/menuAnswers';
import { renderShell } from '@/testing/renderShell';
import { MegaMenu } from './MegaMenu';
import { diagonalDelayMs, hoverOpenDelayMs, trailMs } from './useOpenCategory';

const renderMenu = async (path = '/') => {
  const rendered = renderShell(
    <>
      <MegaMenu />
      <button>After</button>
    </>,
    menuAnswers,
    path,
  );
  await screen.findByRole('link', { name: 'Vitamins' });
  return rendered;
};
const top = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true';

const pause = (milliseconds: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

describe('MegaMenu', () => {
  it('marks the category that a product was come to from, as its address does not say', async () => {
    const { store } = await renderMenu('/zinc.html');
    const marks = () => ['Vitamins', 'Minerals'].map((name) => top(name).getAttribute('aria-current'));
    expect(marks()).toEqual([null, null]);
    act(() => void store.dispatch(categoryPathChanged('/minerals.html')));
    expect(marks()).toEqual([null, 'true']);
    act(() => void store.dispatch(categoryPathChanged(null)));
    expect(marks()).toEqual([null, null]);
  });

  it.each(['{ArrowDown}', ' '])('opens on %p after it was closed, and stays on its link', async (key) => {
    const { user } = await renderMenu();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen('Vitamins')).toBe(false);
    await user.keyboard(key);
    expect(isOpen('Vitamins')).toBe(true);
    expect(top('Vitamins')).toHaveFocus();
  });

  it.each(['{ArrowUp}', '{Escape}'])('closes on %p and gives the focus back to its link', async (key) => {
    const { user } = await renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(top('Biotin')).toHaveFocus();
    await user.keyboard(key);
    expect(isOpen('Vitamins')).toBe(false);
    expect(top('Vitamins')).toHaveFocus();
  });

  it('closes on Shift+Tab from its link, and on Tab from its last item', async () => {
    const { user } = await renderMenu();
    await user.tab();
    await user.tab({ shift: true });
    expect(isOpen('Vitamins')).toBe(false);
    for (let presses = 0; presses < 4; presses += 1) await user.tab();
    expect(top('Folate')).toHaveFocus();
    await user.tab();
    expect(isOpen('Vitamins')).toBe(false);
    expect(top('Minerals')).toHaveFocus();
  });

  it('has a way past an open panel: the arrows, and the first thing in it', async () => {
    const { user } = await renderMenu();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip this menu' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(top('Minerals')).toHaveFocus();
    expect([isOpen('Vitamins'), isOpen('Minerals')]).toEqual([false, true]);
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(top('Biotin')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(top('Minerals')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(top('Minerals')).toHaveFocus();
  });

  it('goes into an open menu with ArrowDown', async () => {
    const { user } = await renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(top('Biotin')).toHaveFocus();
  });

  it('opens for a pointer that rests on it and closes 100 ms after it has left, but not when it comes back', async () => {
    const { user } = await renderMenu();
    await user.hover(top('Minerals'));
    expect(isOpen('Minerals')).toBe(false);
    await waitFor(() => expect(isOpen('Minerals')).toBe(true));
    expect(top('Gentle')).toBeInTheDocument();
    jest.useFakeTimers();
    fireEvent.pointerOut(top('Minerals'), { relatedTarget: document.body });
    act(() => jest.advanceTimersByTime(99));
    fireEvent.pointerOver(top('Gentle'), { relatedTarget: document.body });
    act(() => jest.advanceTimersByTime(500));
    expect(isOpen('Minerals')).toBe(true);
    fireEvent.pointerOut(top('Gentle'), { relatedTarget: document.body });
    act(() => jest.advanceTimersByTime(100));
    expect(isOpen('Minerals')).toBe(false);
    jest.useRealTimers();
  });

  it('stays closed for a pointer that crosses the header', async () => {
    const { user } = await renderMenu();
    await user.hover(top('Minerals'));
    await user.unhover(top('Minerals'));
    await pause(hoverOpenDelayMs * 2);
    expect(isOpen('Minerals')).toBe(false);
  });

  it('switches at once to the category beside, but lets a pointer cross it on the way down to the panel', async () => {
    const { user } = await renderMenu();
    const move = (name: string, clientX: number, clientY: number): Promise<void> =>
      user.pointer({ target: top(name), coords: { clientX, clientY } });
    await move('Vitamins', 100, 40);
    await waitFor(() => expect(isOpen('Vitamins')).toBe(true));
    await move('Minerals', 200, 40);
    expect(isOpen('Minerals')).toBe(true);
    await move('Vitamins', 140, 60);
    expect(isOpen('Minerals')).toBe(true);
    // Where a pointer comes from is told over some time.
    await pause(trailMs * 1.2);
    await move('Gentle', 130, 90);
    await pause(diagonalDelayMs * 1.5);
    expect(isOpen('Minerals')).toBe(true);
    await move('Vitamins', 130, 60);
    expect(isOpen('Vitamins')).toBe(true);
  });

  it('switches after a while when the pointer stays where it crossed', async () => {
    const { user } = await renderMenu();
    await user.pointer({ target: top('Minerals'), coords: { clientX: 200, clientY: 40 } });
    await waitFor(() => expect(isOpen('Minerals')).toBe(true));
    await user.pointer({ target: top('Vitamins'), coords: { clientX: 190, clientY: 60 } });
    expect(isOpen('Minerals')).toBe(true);
    await waitFor(() => expect(isOpen('Vitamins')).toBe(true));
  });

  it('closes on Escape wherever the focus is', async () => {
    const { user } = await renderMenu();
    screen.getByRole('button', { name: 'After' }).focus();
    await user.hover(top('Minerals'));
    await waitFor(() => expect(isOpen('Minerals')).toBe(true));
    await user.keyboard('{Escape}');
    expect(isOpen('Minerals')).toBe(false);
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('opens with the first touch, follows the link with the second, and is closed there', async () => {
    const { user } = await renderMenu();
    await user.pointer({ keys: '[TouchA]', target: top('Minerals') });
    expect(isOpen('Minerals')).toBe(true);
    expect(top('Minerals')).not.toHaveAttribute('aria-current');
    await user.pointer({ keys: '[TouchA]', target: top('Minerals') });
    await waitFor(() => expect(top('Minerals')).toHaveAttribute('aria-current', 'page'));
    expect(isOpen('Minerals')).toBe(false);
  });

  it('closes on a touch beside it', async () => {
    const { user } = await renderMenu();
    await user.pointer({ keys: '[TouchA]', target: top('Minerals') });
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'After' }) });
    expect(isOpen('Minerals')).toBe(false);
  });

  it('marks the category that the page is in, and has nothing to open where nothing is below', async () => {
    await renderMenu('/minerals/iron.html');
    expect(top('Minerals')).toHaveAttribute('aria-current', 'true');
    expect(top('Gifts')).not.toHaveAttribute('aria-expanded');
  });
});
