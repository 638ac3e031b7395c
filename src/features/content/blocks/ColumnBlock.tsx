import { BackgroundPicture } from './BackgroundPicture';
import { readColumn } from '../readers/row';
import type { BlockViewProps } from './BlockView';
import styles from './ColumnBlock.module.css';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A column of a line, as wide as the editor made it. */
export const ColumnBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const { appearance, cssClasses, children } = node;
  const props = useBlockProps(node, readColumn);
  const style = useBoxCss(node);
  return (
    <div
      className={`${styles.column} ${themeClassNames(cssClasses)}`}
      data-align={props.verticalAlignment}
      data-appearance={appearance}
      style={{ ...style, flexBasis: props.width }}
    >
      {props.desktopImage ? (
        <BackgroundPicture
          {...props}
          desktopImage={props.desktopImage}
          sizes="(max-width: 960px) 100vw, 50vw"
          isPriority={isFirst}
        />
      ) : null}
      {renderBlocks(children, isFirst)}
    </div>
  );
};
