import { type CSSProperties, useRef } from 'react';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { BackgroundPicture, rowMobileMedia } from '../../block/BackgroundPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readRow, type RowProps } from './readRow';
import { clampSpeed, parallaxOverhang } from '../../motion/parallaxOverhang';
import styles from './RowBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const lazyRowMotion = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-motion" */ './RowMotion')).RowMotion,
);

/** The editor's padding at the sides, which is added to the gutter (RowBlock.module.css). A sum takes lengths only. */
const roomOf = (padding: unknown): string => (/^[\d.]+[a-z%]+$/.test(String(padding)) ? String(padding) : '0px');

const withinGutters = ({
  paddingLeft,
  paddingRight,
  ...style
}: CSSProperties): CSSProperties & Record<'--left' | '--right', string> => ({
  ...style,
  '--left': roomOf(paddingLeft),
  '--right': roomOf(paddingRight),
});

const appearances: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

const RowView = ({ node, props: row, isFirst, renderBlocks }: BlockViewProps<RowProps>) => {
  const { appearance, children } = node;
  const style = useBoxCss(node);
  // What a class says of the row says how far its blocks stand apart, too.
  const plain = node.cssClasses.length === 0 ? styles.plain : '';
  const layer = useRef<HTMLSpanElement>(null);
  const isVideo = row.backgroundType === 'video';
  const image = (isVideo ? row.videoFallbackSrc : undefined) ?? row.desktopImage;
  const speed = row.enableParallax ? clampSpeed(row.parallaxSpeed) : undefined;
  const picture =
    (image ?? row.mediumImage ?? row.mobileImage) ? (
      <BackgroundPicture
        {...row}
        desktopImage={image}
        mobileMedia={rowMobileMedia}
        // With parallax the picture's layer is up to 1.25 times as large as the row.
        sizes={speed === undefined ? '100vw' : '125vw'}
        isPriority={isFirst}
      />
    ) : null;
  return (
    <div
      className={`${styles.row} ${appearances[appearance] ?? styles.contained} ${plain} ${blockClassNames(node)}`}
      data-align={row.verticalAlignment}
      style={appearance === 'full-bleed' ? style : withinGutters(style)}
    >
      {picture && speed !== undefined ? (
        <span className={styles.window}>
          <span ref={layer} className={styles.layer} style={{ insetBlock: `${-100 * parallaxOverhang(speed)}%` }}>
            {picture}
          </span>
        </span>
      ) : (
        picture
      )}
      {isVideo || (picture && speed !== undefined) ? (
        <Deferred>
          <lazyRowMotion.Component row={row} layer={layer} speed={speed} />
        </Deferred>
      ) : null}
      {renderBlocks(children, isFirst)}
    </div>
  );
};

/** A row: contained in the site's width, full width with contained content, or full bleed. */
export const RowBlock = contentBlock(readRow, RowView);
