import { useIntl } from 'react-intl';

import { Slider } from '@/ui/Slider/Slider';
import type { BlockViewProps } from './BlockView';

/** A slider of slides, with its pause control. */
export const SliderBlock = ({ node, isFirst, renderBlocks }: BlockViewProps<'slider'>) => {
  const intl = useIntl();
  const { props, children } = node;
  return (
    <Slider
      label={intl.formatMessage({ id: 'content.slider' })}
      slides={children.map((slide, index) => renderBlocks([slide], isFirst && index === 0))}
      isLoop={props.infinite}
      hasArrows={props.showArrows}
      hasDots={props.showDots}
      autoplayMs={props.autoplay ? props.autoplaySpeed : undefined}
    />
  );
};
