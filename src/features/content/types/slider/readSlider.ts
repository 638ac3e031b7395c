import { isOn, milliseconds } from '../../readers/attributes';
import type { SliderProps } from '../../readers/blockProps';

/** Reads how a slider moves; its slides are blocks within. */
export const readSlider = ({ dataset }: HTMLElement): SliderProps => ({
  autoplay: isOn(dataset.autoplay),
  autoplaySpeed: milliseconds(dataset.autoplaySpeed),
  fade: isOn(dataset.fade),
  infinite: isOn(dataset.infiniteLoop),
  showArrows: isOn(dataset.showArrows),
  showDots: isOn(dataset.showDots),
});
