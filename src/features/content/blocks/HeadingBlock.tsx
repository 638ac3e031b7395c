import { readHeading } from '../readers/heading';
import { RichContent } from '../rich/RichContent';
import type { BlockViewProps } from './BlockView';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** A heading of the level that the editor chose; what is marked or linked in it stays so. */
export const HeadingBlock = ({ node }: BlockViewProps) => {
  const { headingType: Heading, text } = useBlockProps(node, readHeading);
  const style = useBoxCss(node);
  return (
    <Heading className={themeClassNames(node.cssClasses)} style={style}>
      {node.element.firstElementChild ? <RichContent content={node.element} /> : text}
    </Heading>
  );
};
