import { readButtonItem } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import { ContentButton } from './ContentButton';
import { groundTone } from './groundTone';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** One button of a group, with the editor's room, border and ground; what it looks like depends on the ground that it stands on. */
export const ButtonItemBlock = ({ node }: BlockViewProps) => (
  <ContentButton {...useBlockProps(node, readButtonItem)} tone={groundTone(node.element)} style={useBoxCss(node)} />
);
