import { findPart, text } from '../../readers/attributes';
import { readBackground, readVerticalAlignment } from '../../readers/background';
import type { TabItemProps, TabsProps } from '../../readers/blockProps';

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

/** Reads one tab. */
export const readTabItem = (element: HTMLElement): TabItemProps => ({
  ...readBackground(element),
  tabName: text(element.dataset.tabName) ?? '',
  verticalAlignment: readVerticalAlignment(element),
});
