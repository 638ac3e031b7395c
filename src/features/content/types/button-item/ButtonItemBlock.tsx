import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ButtonItemProps, readButtonItem } from './readButtonItem';
import { ContentButton } from '../../block/ContentButton';
import { backgroundTone } from '../../colours/backgroundTone';
import { useBoxCss } from '../../block/useBoxCss';

const ButtonItemView = ({ node, props }: BlockViewProps<ButtonItemProps>) => (
  <ContentButton {...props} tone={backgroundTone(node.element)} style={useBoxCss(node)} />
);

/** One button of a group, with the editor's padding, border and background; its tone depends on what it stands on. */
export const ButtonItemBlock = contentBlock(readButtonItem, ButtonItemView);
