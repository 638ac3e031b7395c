import type { CSSProperties } from 'react';
import { blockClassNames } from '../../block/blockClassNames';
import { css } from '../../readers/attributes';
import type { ContentNode } from '../../tree/contentNode';
import styles from './ColumnLineBlock.module.css';

/** More than a whole line, in percent, with a margin for thirds that were rounded up. */
const fullLine = 101;

export interface ColumnLineProps {
  /** As the editor set it. A hidden line does not get here. */
  display?: string;
}

/** Reads how the line is displayed. Its grid is only where the editor's tool snaps to: columns have their widths. */
export const readColumnLine = ({ style }: HTMLElement): ColumnLineProps => ({ display: css(style.display) });

/** Attributes of the element of a line of columns; the first view of a page gives it the same. */
export const lineLook = (node: ContentNode, props: ColumnLineProps, style: CSSProperties) => {
  // Side by side is the shop's own affair: on a phone columns stand one under the other.
  const display = props.display === 'flex' ? undefined : props.display;
  const widths = node.children.map((column) => column.element.style.width);
  const sum = widths.reduce((total, width) => total + (Number.parseFloat(width) || 0), 0);
  return {
    className: `${styles.line} ${blockClassNames(node)}`,
    'data-wraps': sum > fullLine || undefined,
    'data-tight': widths.some((width) => width.startsWith('calc')) || undefined,
    'data-displayed': display,
    style: { display, ...style },
  };
};
