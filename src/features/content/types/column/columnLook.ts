import type { CSSProperties } from 'react';
import { blockClassNames } from '../../block/blockClassNames';
import type { ContentNode } from '../../tree/contentNode';
import type { ColumnProps } from './readColumn';
import styles from './ColumnBlock.module.css';

/** A share of the line leaves the others their gaps; a sum is the editor's own, gaps and all. */
const basisOf = (width: string): string =>
  width.endsWith('%') ? `calc(${width} - var(--grid-gap) * ${1 - Number.parseFloat(width) / 100})` : width;

/** Attributes of a column's element; the first view of a page gives it the same. */
export const columnLook = (node: ContentNode, { width, verticalAlignment }: ColumnProps, box: CSSProperties) => {
  const style: CSSProperties & { '--basis'?: string } = { ...box, '--basis': width && basisOf(width) };
  return {
    className: `${styles.column} ${blockClassNames(node)}`,
    'data-align': verticalAlignment,
    'data-appearance': node.appearance,
    style,
  };
};
