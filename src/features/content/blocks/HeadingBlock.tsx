import type { BlockViewProps } from './BlockView';
import { boxCss } from './boxCss';
import { themeClassNames } from './themes';

/** A heading of the level that the editor chose. */
export const HeadingBlock = ({ node }: BlockViewProps<'heading'>) => {
  const { headingType: Heading, text } = node.props;
  return (
    <Heading className={themeClassNames(node.cssClasses)} style={boxCss(node.box)}>
      {text}
    </Heading>
  );
};
