import { readTabItem } from '../tabs/readTabs';
import { BackgroundPicture } from '../../block/BackgroundPicture';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from '../tabs/TabsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

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
