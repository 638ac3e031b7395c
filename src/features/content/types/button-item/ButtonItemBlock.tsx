import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ButtonItemProps, readButtonItem } from './readButtonItem';
import { ContentButton } from '../../block/ContentButton';
import { groundTone } from '../../colours/backgroundTone';
import { useBoxCss } from '../../block/useBoxCss';

const ButtonItemView = ({ node, props }: BlockViewProps<ButtonItemProps>) => (
  <ContentButton {...props} tone={groundTone(node.element)} style={useBoxCss(node)} />
);

/** One button of a group, with the editor's room, border and ground; what it looks like depends on the ground that it stands on. */
export const ButtonItemBlock = contentBlock(readButtonItem, ButtonItemView);
