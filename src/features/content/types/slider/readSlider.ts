import { isOn, milliseconds } from '../../readers/attributes';

export interface SliderProps {
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed?: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}

/** Reads how a slider moves; its slides are blocks within. */
export const readSlider = ({ dataset }: HTMLElement): SliderProps => ({
  autoplay: isOn(dataset.autoplay),
  autoplaySpeed: milliseconds(dataset.autoplaySpeed),
  fade: isOn(dataset.fade),
  infinite: isOn(dataset.infiniteLoop),
  showArrows: isOn(dataset.showArrows),
  showDots: isOn(dataset.showDots),
});
