import { BackgroundPicture } from './BackgroundPicture';
import type { BlockViewProps } from './BlockView';
import { boxCss } from './boxCss';
import styles from './ColumnBlock.module.css';
import { themeClassNames } from './themes';

/** A column of a line, as wide as the editor made it. */
export const ColumnBlock = ({ node, isFirst, renderBlocks }: BlockViewProps<'column'>) => {
  const { props, appearance, cssClasses, box, children } = node;
  return (
    <div
      className={`${styles.column} ${themeClassNames(cssClasses)}`}
      data-align={props.verticalAlignment}
      data-appearance={appearance}
      style={{ ...boxCss(box), flexBasis: props.width }}
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
