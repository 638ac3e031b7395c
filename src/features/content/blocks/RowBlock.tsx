import { BackgroundPicture } from './BackgroundPicture';
import { readRow } from '../readers/row';
import type { BlockViewProps } from './BlockView';
import styles from './RowBlock.module.css';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

const appearances: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

/** A row: contained in the site's width, full width with contained content, or full bleed. */
export const RowBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const { appearance, cssClasses, children } = node;
  const props = useBlockProps(node, readRow);
  const style = useBoxCss(node);
  return (
    <div
      className={`${styles.row} ${appearances[appearance] ?? styles.contained} ${themeClassNames(cssClasses)}`}
      data-align={props.verticalAlignment}
      style={style}
    >
      {props.desktopImage ? (
        <BackgroundPicture {...props} desktopImage={props.desktopImage} sizes="100vw" isPriority={isFirst} />
      ) : null}
      {renderBlocks(children, isFirst)}
    </div>
  );
};
