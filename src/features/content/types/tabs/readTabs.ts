import { findPart } from '../../readers/attributes';

export interface TabsProps {
  /** Tab that is open first. */
  defaultIndex: number;
  headers: string[];
  tabNavigationAlignment: 'left' | 'center' | 'right';
}

const alignments = ['left', 'center', 'right'] as const;

/** Reads the headings of tabs and which one is open first; the tabs themselves are blocks within. */
export const readTabs = (element: HTMLElement): TabsProps => {
  const index = Number.parseInt(element.dataset.activeTab ?? '', 10);
  const headers = [...(findPart(element, 'navigation')?.querySelectorAll('li') ?? [])];
  return {
    defaultIndex: index >= 0 && index < headers.length ? index : 0,
    headers: headers.map((header) => header.textContent.trim()),
    tabNavigationAlignment: alignments.find((side) => element.classList.contains(`tab-align-${side}`)) ?? 'left',
  };
};
