import { ButtonItemBlock } from '../types/button-item/ButtonItemBlock';
import { ButtonsBlock } from '../types/buttons/ButtonsBlock';
import { DividerBlock } from '../types/divider/DividerBlock';
import { HtmlBlock } from '../types/html/HtmlBlock';
import { ImageBlock } from '../types/image/ImageBlock';
import { StaticBlock } from '../types/block/StaticBlock';

/** Small views that most written pages have some of: one file for them all. */
export const restViews = {
  html: HtmlBlock,
  image: ImageBlock,
  buttons: ButtonsBlock,
  'button-item': ButtonItemBlock,
  divider: DividerBlock,
  block: StaticBlock,
};
