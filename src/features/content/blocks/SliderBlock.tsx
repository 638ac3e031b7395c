import { useIntl } from 'react-intl';

import { Slider } from '@/ui/Slider/Slider';
import { readSlider } from '../readers/slider';
import type { BlockViewProps } from './BlockView';
import { useBlockProps } from './useBlockProps';

/** Page Builder's own default, in milliseconds. */
const defaultAutoplayMs = 4000;

/** A slider of slides, with its pause control. */
export const SliderBlock = ({ node, isFirst, renderBlocks }: BlockViewProps) => {
  const intl = useIntl();
  const props = useBlockProps(node, readSlider);
  return (
    <Slider
      label={intl.formatMessage({ id: 'content.slider' })}
      slides={node.children.map((slide, index) => renderBlocks([slide], isFirst && index === 0))}
      isLoop={props.infinite}
      hasArrows={props.showArrows}
      hasDots={props.showDots}
      autoplayMs={props.autoplay ? (props.autoplaySpeed ?? defaultAutoplayMs) : undefined}
    />
  );
};
