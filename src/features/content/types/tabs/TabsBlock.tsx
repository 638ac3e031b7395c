import { useRef } from 'react';

import { readTabs } from './readTabs';
import type { ContentNode } from '../../tree/contentNode';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from './TabsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';
import { useTabs } from './useTabs';

/** Place of a tab among all that the editor made, hidden ones too: the headings count those. */
const placeOf = ({ element }: ContentNode): number => {
  const all = element.parentElement?.querySelectorAll(':scope > [data-content-type="tab-item"]') ?? [];
  return [...all].indexOf(element);
};

/** Tabs; on narrow screens their headings scroll sideways (design language §3.6). */
export const TabsBlock = ({ node, renderBlocks }: BlockViewProps) => {
  const { headers, defaultIndex, tabNavigationAlignment } = useBlockProps(node, readTabs);
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
        <div
          key={index}
          className={styles.panel}
          style={{ minHeight, textAlign, borderStyle, borderColor, borderWidth, borderRadius }}
          data-bordered={(borderStyle !== undefined && borderStyle !== 'none') || undefined}
          {...tabs.panel(index)}
        >
          {tabs.isSeen(index) ? renderBlocks([child], false) : null}
        </div>
      ))}
    </div>
  );
};
