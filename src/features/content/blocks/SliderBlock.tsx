import { useIntl } from 'react-intl';

import { Slider } from '@/ui/Slider/Slider';
import { readSlider } from '../readers/slider';
import type { BlockViewProps } from './BlockView';
import { themeClassNames } from './themes';
import { useBlockProps } from './useBlockProps';
import { useBoxCss } from './useBoxCss';

/** Page Builder's own default, in milliseconds. */
const defaultAutoplayMs = 4000;

/** A slider of slides, with its pause control. */
export const SliderBlock = ({ node: slider, isFirst, renderBlocks }: BlockViewProps) => {
  const intl = useIntl();
  const props = useBlockProps(slider, readSlider);
  const style = useBoxCss(slider);
  return slider.children.length > 0 ? (
    <Slider
      label={intl.formatMessage({ id: 'content.slider' })}
      slides={slider.children.map((slide, index) => renderBlocks([slide], isFirst && index === 0))}
      isLoop={props.infinite}
      isFading={props.fade}
      hasArrows={props.showArrows}
      hasDots={props.showDots}
      autoplayMs={props.autoplay ? (props.autoplaySpeed ?? defaultAutoplayMs) : undefined}
      className={themeClassNames(slider.cssClasses)}
      style={style}
    />
  ) : null;
};
