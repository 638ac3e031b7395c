import { readHeading } from '../readers/heading';
import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import { blockClassNames } from './blockClassNames';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A heading of the level that the editor chose; what is marked or linked in it stays so. */
export const HeadingBlock = ({ node }: BlockViewProps) => {
  const { headingType: Heading, text } = useBlockProps(node, readHeading);
  const style = useBoxCss(node);
  return (
    <Heading className={blockClassNames(node)} style={style}>
      {node.element.firstElementChild ? <RichContent content={node.element} /> : text}
    </Heading>
  );
};
