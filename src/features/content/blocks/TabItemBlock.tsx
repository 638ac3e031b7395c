import { readTabItem } from '../readers/tabs';
import { BackgroundPicture } from './BackgroundPicture';
import type { BlockViewProps } from './BlockView';
import styles from './TabsBlock.module.css';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** What one tab holds. */
export const TabItemBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const props = useBlockProps(node, readTabItem);
  return (
    <div
      className={`${styles.item} ${themeClassNames(node.cssClasses)}`}
      style={useBoxCss(node)}
      data-align={props.verticalAlignment}
    >
      {props.desktopImage ? (
        <BackgroundPicture {...props} desktopImage={props.desktopImage} sizes="100vw" isPriority={false} />
      ) : null}
      {renderBlocks(node.children, isFirst)}
    </div>
  );
};
