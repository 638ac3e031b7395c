import { contentBlock } from '../../block/contentBlock';
import { css } from '../../readers/attributes';
import { ColumnLine, type ColumnLineProps } from '../column-line/ColumnLineBlock';

/** Reads whether an editor hid the group. Its grid is only where the editor's tool snaps to: columns have their widths. */
export const readColumnGroup = ({ style }: HTMLElement): ColumnLineProps => ({ display: css(style.display) });

/** A group of columns is shown as one line of them is; its lines stand within. */
export const ColumnGroupBlock = contentBlock(readColumnGroup, ColumnLine);
