import { BackgroundPicture } from './BackgroundPicture';
import type { BlockViewProps } from './BlockView';
import { boxCss } from './boxCss';
import styles from './RowBlock.module.css';
import { themeClassNames } from './themes';

const appearances: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

/** A row: contained in the site's width, full width with contained content, or full bleed. */
export const RowBlock = ({ node, isFirst, renderBlocks }: BlockViewProps<'row'>) => {
  const { props, appearance, cssClasses, box, children } = node;
  return (
    <div
      className={`${styles.row} ${appearances[appearance] ?? styles.contained} ${themeClassNames(cssClasses)}`}
      data-align={props.verticalAlignment}
      style={boxCss(box)}
    >
      {props.desktopImage ? (
        <BackgroundPicture {...props} desktopImage={props.desktopImage} sizes="100vw" isPriority={isFirst} />
      ) : null}
      {renderBlocks(children, isFirst)}
    </div>
  );
};
