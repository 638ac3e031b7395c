import { contentBlock } from '../../block/contentBlock';
import { text } from '../../readers/attributes';
import { Banner } from '../banner/BannerBlock';
import { type BannerProps, readBanner } from '../banner/readBanner';

/** Reads a slide: a banner with a name. */
export const readSlide = (element: HTMLElement): BannerProps => ({
  ...readBanner(element),
  slideName: text(element.dataset.slideName),
});

/** A slide is shown as a banner is. */
export const SlideBlock = contentBlock(readSlide, Banner);
