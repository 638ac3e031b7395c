import { contentBlock } from '../../block/contentBlock';
import { ColumnLine, readColumnLine } from '../column-line/ColumnLineBlock';

/** A group of columns is shown as one line of them is; its lines stand within. */
export const ColumnGroupBlock = contentBlock(readColumnLine, ColumnLine);
