import type { CSSProperties } from 'react';

import { BackgroundPicture, rowMobileMedia } from '../../block/BackgroundPicture';
import { readColumn } from '../row/readRow';
import type { BlockViewProps } from '../../block/contentBlock';
import styles from './ColumnBlock.module.css';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

/** A share of the line leaves the others their gaps; a sum is the editor's own, gaps and all. */
const basisOf = (width: string): string =>
  width.endsWith('%') ? `calc(${width} - var(--grid-gap) * ${1 - Number.parseFloat(width) / 100})` : width;

/** A column of a line, as wide as the editor made it. */
export const ColumnBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const { appearance, children } = node;
  const props = useBlockProps(node, readColumn);
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
      {props.desktopImage ? (
        <BackgroundPicture
          {...props}
          desktopImage={props.desktopImage}
          mobileMedia={rowMobileMedia}
          sizes="(max-width: 960px) 100vw, 50vw"
          isPriority={isFirst}
        />
      ) : null}
      {renderBlocks(children, isFirst)}
    </div>
  );
};
