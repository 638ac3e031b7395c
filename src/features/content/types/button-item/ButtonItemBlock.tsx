import { readButtonItem } from '../buttons/readButtons';
import type { BlockViewProps } from '../../block/contentBlock';
import { ContentButton } from '../../block/ContentButton';
import { groundTone } from '../../colours/backgroundTone';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

/** One button of a group, with the editor's room, border and ground; what it looks like depends on the ground that it stands on. */
export const ButtonItemBlock = ({ node }: BlockViewProps) => (
  <ContentButton {...useBlockProps(node, readButtonItem)} tone={groundTone(node.element)} style={useBoxCss(node)} />
);
