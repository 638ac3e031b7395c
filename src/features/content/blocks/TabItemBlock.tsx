import { readTabItem } from '../readers/tabs';
import { BackgroundPicture } from './BackgroundPicture';
import type { BlockViewProps } from './BlockView';
import styles from './TabsBlock.module.css';
import { blockClassNames } from './blockClassNames';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** What one tab holds. */
export const TabItemBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const props = useBlockProps(node, readTabItem);
  return (
    <div
      className={`${styles.item} ${blockClassNames(node)}`}
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
