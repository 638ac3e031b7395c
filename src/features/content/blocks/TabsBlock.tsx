import { readTabs } from '../readers/tabs';
import type { BlockViewProps } from './BlockView';
import styles from './TabsBlock.module.css';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';
import { useTabs } from './useTabs';

/** Tabs; on narrow screens their headings scroll sideways (design language §3.6). */
export const TabsBlock = ({ node, renderBlocks }: BlockViewProps) => {
  const { headers, defaultIndex, tabNavigationAlignment } = useBlockProps(node, readTabs);
  const { marginTop, marginRight, marginBottom, marginLeft, ...panelStyle } = useBoxCss(node);
  const { children, cssClasses } = node;
  const tabs = useTabs(children.length, defaultIndex);
  return (
    <div className={themeClassNames(cssClasses)} style={{ marginTop, marginRight, marginBottom, marginLeft }}>
      <div className={styles.headers} role="tablist" data-align={tabNavigationAlignment}>
        {children.map(({ element }, index) => (
          <button key={index} type="button" className={styles.header} {...tabs.tab(index)}>
            {headers[index] || element.dataset.tabName}
          </button>
        ))}
      </div>
      {children.map((child, index) => (
        <div key={index} className={styles.panel} style={panelStyle} {...tabs.panel(index)}>
          {tabs.isSeen(index) ? renderBlocks([child], false) : null}
        </div>
      ))}
    </div>
  );
};
