import { findPart, part, text } from '../../readers/attributes';
import {
  type BackgroundProps,
  type BackgroundVideoProps,
  readBackground,
  readBackgroundVideo,
} from '../../readers/background';
import { type ButtonType, type LinkProps, readButtonType, readLink } from '../../readers/links';

type Visibility = 'always' | 'hover' | 'never';

export interface BannerProps extends BackgroundProps, BackgroundVideoProps, LinkProps {
  content?: Node;
  /** Small print under the text. */
  legal?: Node;
  showButton: Visibility;
  buttonText: string;
  buttonType: ButtonType;
  showOverlay: Visibility;
  overlayColor?: string;
  /** Name that an editor gave to a slide. */
  slideName?: string;
}

const visibility = (value: string | undefined): Visibility =>
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
