import { contentBlock } from '../../block/contentBlock';
import { ColumnLine } from '../column-line/ColumnLineBlock';
import { readColumnLine } from '../column-line/lineLook';

/** A group of columns is shown as one line of them is; its lines stand within. */
export const ColumnGroupBlock = contentBlock(readColumnLine, ColumnLine);
