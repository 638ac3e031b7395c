import { BackgroundPicture } from '../../block/BackgroundPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readTabItem, type TabItemProps } from './readTabItem';
import styles from '../tabs/TabsBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const TabItemView = ({ node, props, isFirst, renderBlocks }: BlockViewProps<TabItemProps>) => {
  return (
    <div
      className={`${styles.item} ${blockClassNames(node)}`}
      style={useBoxCss(node)}
      data-align={props.verticalAlignment}
    >
      <BackgroundPicture {...props} sizes="100vw" isPriority={false} />
      {renderBlocks(node.children, isFirst)}
    </div>
  );
};

/** Content of one tab. */
export const TabItemBlock = contentBlock(readTabItem, TabItemView);
