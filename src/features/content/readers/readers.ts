import { findPart, part, readBackground, readButtonType, readLink, readVerticalAlignment } from './attributes';
import type { BannerProps, BlockProps, ContentType, HeadingProps } from './blockProps';
import { readImage } from './image';
import { readProducts } from './products';

const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const readHeading = (element: HTMLElement): HeadingProps => ({
  headingType: headingTypes.find((type) => type === element.tagName.toLowerCase()) ?? 'h2',
  text: element.textContent.trim(),
});

const readVisibility = (value: string | undefined): BannerProps['showButton'] =>
  value === 'always' || value === 'hover' ? value : 'never';

const readBanner = (element: HTMLElement): BannerProps => {
  const button = findPart(element, 'button');
  return {
    ...readBackground(part(element, 'wrapper')),
    ...readLink(element.querySelector<HTMLElement>('a[data-element="link"]') ?? undefined),
    content: findPart(element, 'content'),
    showButton: readVisibility(element.dataset.showButton),
    buttonText: button?.textContent.trim() ?? '',
    buttonType: readButtonType(button),
  };
};

/** Page Builder escapes the markup of an HTML block unless it says that it did not. */
const readHtml = (element: HTMLElement) => ({ content: element });

const defaultAutoplaySpeedMs = 4000;

/** One pure reader a content type: from the element of the sanitised tree to the block's properties. */
export const readers: { [Type in ContentType]: (element: HTMLElement) => BlockProps[Type] } = {
  row: (element) => {
    const inner = element.dataset.appearance === 'contained' ? part(element, 'inner') : element;
    return { ...readBackground(inner), verticalAlignment: readVerticalAlignment(inner) };
  },
  'column-group': () => ({}),
  'column-line': () => ({}),
  column: (element) => ({
    ...readBackground(element),
    width: element.style.width || undefined,
    verticalAlignment: readVerticalAlignment(element),
  }),
  heading: readHeading,
  text: (element) => ({ content: element }),
  html: readHtml,
  image: readImage,
  buttons: () => ({}),
  'button-item': (element) => {
    const anchor = element.querySelector<HTMLElement>('a');
    return {
      ...readLink(anchor ?? undefined),
      text: element.textContent.trim(),
      buttonType: readButtonType(anchor ?? part(element, 'empty_link')),
    };
  },
  banner: readBanner,
  slide: readBanner,
  slider: ({ dataset }) => ({
    autoplay: dataset.autoplay === 'true',
    autoplaySpeed: Number(dataset.autoplaySpeed) || defaultAutoplaySpeedMs,
    infinite: dataset.infiniteLoop === 'true',
    showArrows: dataset.showArrows === 'true',
    showDots: dataset.showDots === 'true',
  }),
  products: readProducts,
};

/** Whether the shop knows the type. */
export const isContentType = (type: string): type is ContentType => Object.hasOwn(readers, type);
