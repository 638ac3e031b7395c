import { readButtonItem } from '../readers/buttons';
import type { BlockViewProps } from './BlockView';
import { ContentButton } from './ContentButton';
import { useBlockProps } from './useBlockProps';

/** One button of a group. */
export const ButtonItemBlock = ({ node }: BlockViewProps) => <ContentButton {...useBlockProps(node, readButtonItem)} />;
