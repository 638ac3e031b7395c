import { RichContent } from '../../rich/RichContent';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type HeadingProps, readHeading } from './readHeading';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';

const HeadingView = ({ node, props }: BlockViewProps<HeadingProps>) => {
  const { headingType: Heading, text } = props;
  const style = useBoxCss(node);
  return (
    <Heading className={blockClassNames(node)} style={style}>
      {node.element.firstElementChild ? <RichContent content={node.element} /> : text}
    </Heading>
  );
};

/** A heading of the level that the editor chose; what is marked or linked in it stays so. */
export const HeadingBlock = contentBlock(readHeading, HeadingView);
