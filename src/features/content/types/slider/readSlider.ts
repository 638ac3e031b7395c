import { isOn, milliseconds } from '../../readers/attributes';

export interface SliderProps {
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed?: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
  /** The page's heading, where one of several slides has it. */
  pageHeading?: string;
}

/**
 * The heading of a page must not go with its slide, which assistive technology does not see while another one shows: it
 * stands beside the slider (SliderBlock), and looks the same in the slide, a level below.
 */
const takePageHeading = (element: HTMLElement): string | undefined => {
  if (element.querySelectorAll('[data-content-type="slide"]').length < 2) return undefined;
  const headings = element.querySelectorAll('h1');
  headings.forEach((heading) => heading.setAttribute('aria-level', '2'));
  return headings[0]?.textContent.trim() || undefined;
};

/** Reads how a slider moves; its slides are blocks within. */
export const readSlider = (element: HTMLElement): SliderProps => ({
  autoplay: isOn(element.dataset.autoplay),
  autoplaySpeed: milliseconds(element.dataset.autoplaySpeed),
  fade: isOn(element.dataset.fade),
  infinite: isOn(element.dataset.infiniteLoop),
  showArrows: isOn(element.dataset.showArrows),
  showDots: isOn(element.dataset.showDots),
  pageHeading: takePageHeading(element),
});
