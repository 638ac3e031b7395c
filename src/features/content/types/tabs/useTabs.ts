import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

import { useLocation } from 'react-router-dom';
import { hashTarget } from '../../page/hashTarget';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the ARIA pattern: one stop for the Tab key, arrows between, the tab that has the focus is open.
 * The panels that are closed are there to be found: by a link to an element in one and by the browser's search, which open it.
 * @param count number of tabs.
 * @param first index of the tab that is open at first.
 * @param list element of the tabs, which may scroll.
 */
export const useTabs = (count: number, first: number, list: RefObject<HTMLElement | null>) => {
  const id = useId();
  const [selected, setSelected] = useState(Math.min(first, Math.max(count - 1, 0)));
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const { hash } = useLocation();

  useEffect(() => {
    const place = hash ? hashTarget() : null;
    const panels = [...(list.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]') ?? [])];
    const index = place ? panels.findIndex((panel) => panel?.contains(place)) : -1;
    if (index < 0 || !panels[index]?.hidden) return;
    // Found, as the browser's search would find it; shown at once, as it must be there to scroll to.
    panels[index].dispatchEvent(new Event('beforematch'));
    panels[index].removeAttribute('hidden');
    place?.scrollIntoView();
  }, [hash, list]);

  // A long list scrolls sideways: the open tab stands in it from the beginning, and the page does not move for it.
  useEffect(() => {
    const tab = tabs.current[selected];
    const start = list.current?.offsetLeft ?? 0;
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - start - tab.offsetWidth, behavior: 'instant' });
  }, [selected, list]);

  const move = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(selected, count);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
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
      onClick: () => setSelected(index),
      onKeyDown: move,
    }),
    panel: (index: number) => ({
      index,
      isOpen: index === selected,
      onFind: setSelected,
      id: `${id}-panel-${index}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index}`,
      tabIndex: index === selected ? 0 : undefined,
    }),
    isOpen: (index: number): boolean => index === selected,
  };
};
