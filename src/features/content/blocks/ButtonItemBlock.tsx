import { readButtonItem } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import { ContentButton } from './ContentButton';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** One button of a group, with the editor's room, border and ground; on a dark row (class `on-ink`) it is light. */
export const ButtonItemBlock = ({ node }: BlockViewProps) => (
  <ContentButton
    {...useBlockProps(node, readButtonItem)}
    isOnDark={node.element.closest('.on-ink') !== null}
    style={useBoxCss(node)}
  />
);
