import { useIntl } from 'react-intl';

import { Slider } from '@/ui/Slider/Slider';
import type { ContentNode } from '../../tree/contentNode';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { readSlider, type SliderProps } from './readSlider';
import { themeClassNames } from '../../themes/themes';
import { useBoxCss } from '../../block/useBoxCss';

/** Page Builder's own default, in milliseconds. */
const defaultAutoplayMs = 4000;

/** Names of a slider's slides, by which the sliders of a page are told apart; its number, where they have none. */
const namesOf = ({ element, children }: ContentNode): string => {
  const names = children.map(
    (slide) =>
      slide.element.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() || slide.element.dataset.slideName,
  );
  const page = element.getRootNode();
  const all = page instanceof DocumentFragment ? page.querySelectorAll(`[data-content-type="slider"]`) : [];
  return names.filter(Boolean).join(', ') || String(Array.from<Element>(all).indexOf(element) + 1);
};

const SliderView = ({ node: slider, props, isFirst, renderBlocks }: BlockViewProps<SliderProps>) => {
  const intl = useIntl();
  const style = useBoxCss(slider);
  return slider.children.length > 0 ? (
    <Slider
      label={intl.formatMessage({ id: 'content.sliderNamed' }, { names: namesOf(slider) })}
      slides={slider.children.map((slide, index) => renderBlocks([slide], isFirst && index === 0))}
      isLoop={props.infinite}
      isFading={props.fade}
      hasArrows={props.showArrows}
      hasDots={props.showDots}
      autoplayMs={props.autoplay ? props.autoplaySpeed || defaultAutoplayMs : undefined}
      className={themeClassNames(slider.cssClasses)}
      style={style}
    />
  ) : null;
};

/** A slider of slides, with its pause control. */
export const SliderBlock = contentBlock(readSlider, SliderView);
