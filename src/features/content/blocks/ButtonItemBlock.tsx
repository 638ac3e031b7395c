import type { BlockViewProps } from './BlockView';
import { ContentButton } from './ContentButton';

/** One button of a group. */
export const ButtonItemBlock = ({ node }: BlockViewProps<'button-item'>) => <ContentButton {...node.props} />;
