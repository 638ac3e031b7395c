import { useRef } from 'react';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { BackgroundPicture, rowMobileMedia } from '../../block/BackgroundPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readRow, type RowProps } from './readRow';
import { rowLook } from './rowLook';
import { clampSpeed, parallaxOverhang } from '../../motion/parallaxOverhang';
import styles from './RowBlock.module.css';
import { useBoxCss } from '../../block/useBoxCss';

const lazyRowMotion = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-motion" */ './RowMotion')).RowMotion,
);

const RowView = ({ node, props: row, isFirst, renderBlocks }: BlockViewProps<RowProps>) => {
  const style = useBoxCss(node);
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
    <div {...rowLook(node, row, style)}>
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
      {renderBlocks(node.children, isFirst)}
    </div>
  );
};

/** A row: contained in the site's width, full width with contained content, or full bleed. */
export const RowBlock = contentBlock(readRow, RowView);
