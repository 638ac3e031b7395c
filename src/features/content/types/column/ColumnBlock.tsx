import type { CSSProperties } from 'react';

import { BackgroundPicture, rowMobileMedia } from '../../block/BackgroundPicture';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ColumnProps, readColumn } from './readColumn';
import styles from './ColumnBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import { below960 } from '@/ui/breakpoints';

/** A share of the line leaves the others their gaps; a sum is the editor's own, gaps and all. */
const basisOf = (width: string): string =>
  width.endsWith('%') ? `calc(${width} - var(--grid-gap) * ${1 - Number.parseFloat(width) / 100})` : width;

const ColumnView = ({ node, props, isFirst, renderBlocks }: BlockViewProps<ColumnProps>) => {
  const { appearance, children } = node;
  const style: CSSProperties & { '--basis'?: string } = {
    ...useBoxCss(node),
    '--basis': props.width && basisOf(props.width),
  };
  return (
    <div
      className={`${styles.column} ${blockClassNames(node)}`}
      data-align={props.verticalAlignment}
      data-appearance={appearance}
      style={style}
    >
      <BackgroundPicture
        {...props}
        mobileMedia={rowMobileMedia}
        sizes={`${below960} 100vw, 50vw`}
        isPriority={isFirst}
      />
      {renderBlocks(children, isFirst)}
    </div>
  );
};

/** A column of a line, as wide as the editor made it. */
export const ColumnBlock = contentBlock(readColumn, ColumnView);
