import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the ARIA pattern: one stop for the Tab key, arrows between, the tab that has the focus is open.
 * @param count number of tabs.
 * @param first index of the tab that is open at first.
 * @param list element of the tabs, which may scroll.
 */
export const useTabs = (count: number, first: number, list: RefObject<HTMLElement | null>) => {
  const id = useId();
  const [selected, setSelected] = useState(Math.min(first, Math.max(count - 1, 0)));
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([selected]));
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  // A long list scrolls sideways: the open tab stands in it from the beginning, and the page does not move for it.
  useEffect(() => {
    const tab = tabs.current[selected];
    const start = list.current?.offsetLeft ?? 0;
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - start - tab.offsetWidth, behavior: 'instant' });
  }, [selected, list]);

  const select = (index: number): void => {
    setSelected(index);
    setSeen((before) => new Set([...before, index]));
  };
  const move = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(selected, count);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    tabs.current[next]?.focus();
  };

  return {
    tab: (index: number) => ({
      ref: (element: HTMLButtonElement | null) => {
        tabs.current[index] = element;
      },
      id: `${id}-tab-${index}`,
      role: 'tab',
      'aria-selected': index === selected,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => select(index),
      onKeyDown: move,
    }),
    panel: (index: number) => ({
      id: `${id}-panel-${index}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index}`,
      tabIndex: 0,
      hidden: index !== selected,
    }),
    /** Whether the panel has been open: what was never seen is not loaded. */
    isSeen: (index: number): boolean => seen.has(index),
  };
};
