import { findPart, part, text } from '../../readers/attributes';
import { readBackground, readBackgroundVideo } from '../../readers/background';
import type { BannerProps, SlideProps } from '../../readers/blockProps';
import { readButtonType, readLink } from '../../readers/links';

const visibility = (value: string | undefined): BannerProps['showButton'] =>
  value === 'always' || value === 'hover' ? value : 'never';

/** Reads a banner: picture or film, text, small print, one button, and the colour over the picture. */
export const readBanner = (element: HTMLElement): BannerProps => {
  const button = findPart(element, 'button');
  const wrapper = part(element, 'wrapper');
  return {
    ...readBackground(wrapper),
    ...readBackgroundVideo(wrapper),
    ...readLink(element.querySelector<HTMLElement>('a[data-element="link"]')),
    content: findPart(element, 'content'),
    legal: findPart(element, 'legal'),
    showButton: visibility(element.dataset.showButton),
    buttonText: button?.textContent.trim() ?? '',
    buttonType: readButtonType(button),
    showOverlay: visibility(element.dataset.showOverlay),
    overlayColor: text(findPart(element, 'overlay')?.dataset.overlayColor),
  };
};

/** A slide is a banner with a name. */
export const readSlide = (element: HTMLElement): SlideProps => ({
  ...readBanner(element),
  slideName: text(element.dataset.slideName),
});
