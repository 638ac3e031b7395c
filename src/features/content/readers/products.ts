import { isOn, milliseconds, text } from './attributes';
import type { ProductsProps } from './blockProps';

/** Reads which products a list shows from the links that the backend rendered, and how a carousel of them moves. */
export const readProducts = (element: HTMLElement): ProductsProps => {
  const { dataset } = element;
  const links = [...element.querySelectorAll('a.product-item-link')];
  return {
    pathNames: links.flatMap((link) => text(link.getAttribute('href')) ?? []),
    autoplay: isOn(dataset.autoplay),
    autoplaySpeed: milliseconds(dataset.autoplaySpeed),
    infinite: isOn(dataset.infiniteLoop),
    arrows: isOn(dataset.showArrows),
    dots: isOn(dataset.showDots),
    carouselMode: dataset.carouselMode === 'continuous' ? 'continuous' : 'default',
    centerPadding: text(dataset.centerPadding),
  };
};

/** The URL key in the address of a product page: its last path segment without the suffix. */
const urlKeyOf = (href: string): string | undefined =>
  href
    .split(/[?#]/, 1)[0]
    ?.split('/')
    .pop()
    ?.replace(/\.html?$/, '') || undefined;

/** URL keys of a list's products, in order, each once. */
export const urlKeysOf = ({ pathNames }: ProductsProps): string[] => [
  ...new Set(pathNames.flatMap((path) => urlKeyOf(path) ?? [])),
];
