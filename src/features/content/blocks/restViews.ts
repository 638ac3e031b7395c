import { ButtonItemBlock } from './ButtonItemBlock';
import { ButtonsBlock } from './ButtonsBlock';
import { DividerBlock } from './DividerBlock';
import { HtmlBlock } from './HtmlBlock';
import { ImageBlock } from './ImageBlock';
import { StaticBlock } from './StaticBlock';

/** Small views that most written pages have some of: one file for them all. */
export const restViews = {
  html: HtmlBlock,
  image: ImageBlock,
  buttons: ButtonsBlock,
  'button-item': ButtonItemBlock,
  divider: DividerBlock,
  block: StaticBlock,
};
