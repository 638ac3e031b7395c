import { readHeading } from './readHeading';
import { RichContent } from '../../rich/RichContent';
import type { BlockViewProps } from '../../block/contentBlock';
import { blockClassNames } from '../../block/blockClassNames';
import { useBlockProps } from '../../blocks/useBlockProps';
import { useBoxCss } from '../../block/useBoxCss';

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
