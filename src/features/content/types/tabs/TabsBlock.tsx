import { useRef } from 'react';

import type { ContentNode } from '../../tree/contentNode';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readTabs, type TabsProps } from './readTabs';
import { TabPanel } from './TabPanel';
import styles from './TabsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import { useTabs } from './useTabs';

/** Place of a tab among all that the editor made, hidden ones too: the headings count those. */
const placeOf = ({ element }: ContentNode): number => {
  const all = element.parentElement?.querySelectorAll(':scope > [data-content-type="tab-item"]') ?? [];
  return [...all].indexOf(element);
};

const TabsView = ({ node, props, renderBlocks }: BlockViewProps<TabsProps>) => {
  const { headers, defaultIndex, tabNavigationAlignment } = props;
  const { minHeight, textAlign, borderStyle, borderColor, borderWidth, borderRadius, ...outer } = useBoxCss(node);
  const { children } = node;
  const first = children.findIndex((child) => placeOf(child) === defaultIndex);
  const list = useRef<HTMLDivElement>(null);
  const tabs = useTabs(children.length, Math.max(first, 0), list);
  if (children.length === 0) return null;
  return (
    <div className={blockClassNames(node)} style={outer}>
      <div className={styles.headers} role="tablist" ref={list} data-align={tabNavigationAlignment}>
        {children.map((child, index) => (
          <button key={index} type="button" className={styles.header} {...tabs.tab(index)}>
            {headers[placeOf(child)] || child.element.dataset.tabName || index + 1}
          </button>
        ))}
      </div>
      {children.map((child, index) => (
        <TabPanel
          key={index}
          className={styles.panel}
          style={
            tabs.isOpen(index)
              ? { minHeight, textAlign, borderStyle, borderColor, borderWidth, borderRadius }
              : undefined
          }
          data-bordered={(borderStyle !== undefined && borderStyle !== 'none') || undefined}
          {...tabs.panel(index)}
        >
          {renderBlocks([child], false)}
        </TabPanel>
      ))}
    </div>
  );
};

/** Tabs; on narrow screens their headings scroll sideways. */
export const TabsBlock = contentBlock(readTabs, TabsView);
