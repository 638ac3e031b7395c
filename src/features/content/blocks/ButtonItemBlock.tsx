import { readButtonItem } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import { ContentButton } from './ContentButton';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** One button of a group, with the editor's room, border and ground. */
export const ButtonItemBlock = ({ node }: BlockViewProps) => (
  <ContentButton {...useBlockProps(node, readButtonItem)} style={useBoxCss(node)} />
);
