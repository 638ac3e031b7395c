import { isOn, milliseconds, text } from '../../readers/attributes';

export interface ProductsProps {
  /** Addresses of the products as the backend rendered them, in order. */
  pathNames: string[];
  /** SKU by address; the backend names that of a product which can be added from a list. */
  skus: Readonly<Record<string, string>>;
  /** The words of each link by its address: a name as it was when the content was rendered. */
  names: Readonly<Record<string, string>>;
  autoplay: boolean;
  /** Milliseconds. */
  autoplaySpeed?: number;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
  carouselMode: 'default' | 'continuous';
  /** CSS length that a continuous carousel shows of its neighbours. */
  centerPadding?: string;
}

/** A CSS length; anything else could break the sum that it becomes a part of. */
const length = (value: string | undefined): string | undefined =>
  /^\d+(?:\.\d+)?(?:px|r?em|%|vw)$/.exec(value?.trim() ?? '')?.[0];

const skuOf = (link: Element): [string, string][] => {
  const href = text(link.getAttribute('href'));
  const sku = text(link.closest('.product-item')?.getAttribute('data-product-sku') ?? null);
  return href && sku ? [[href, sku]] : [];
};

const nameOf = (link: Element): [string, string][] => {
  const href = text(link.getAttribute('href'));
  const name = text(link.textContent);
  return href && name ? [[href, name]] : [];
};

/** Reads which products a list shows from the links that the backend rendered, and how a carousel of them moves. */
export const readProducts = (element: HTMLElement): ProductsProps => {
  const { dataset } = element;
  const links = [...element.querySelectorAll('a.product-item-link')];
  return {
    pathNames: links.flatMap((link) => text(link.getAttribute('href')) ?? []),
    skus: Object.fromEntries(links.flatMap(skuOf)),
    names: Object.fromEntries(links.flatMap(nameOf)),
    autoplay: isOn(dataset.autoplay),
    autoplaySpeed: milliseconds(dataset.autoplaySpeed),
    infinite: isOn(dataset.infiniteLoop),
    arrows: isOn(dataset.showArrows),
    dots: isOn(dataset.showDots),
    carouselMode: dataset.carouselMode === 'continuous' ? 'continuous' : 'default',
    centerPadding: length(dataset.centerPadding),
  };
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The URL key in the address of a product page, whole or without its host: its last path segment without the suffix. A key
 * itself has no dot: what was written under another suffix is still found.
 */
const urlKeyOf = (href: string, suffix: string): string | undefined => {
  const [path = ''] = href.replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const segment = decode(path.split('/').findLast((part) => part !== '') ?? '');
  const [key = ''] = (segment.endsWith(suffix) ? segment.slice(0, segment.length - suffix.length) : segment).split(
    '.',
    1,
  );
  return text(key);
};

/** A product of a list, as the content names it. */
export interface WantedProduct {
  urlKey: string;
  sku: string | undefined;
  name: string | undefined;
}

/**
 * A list's products, in order, each once.
 * @param suffix what every product's address ends with, as the store view names it (`.html`, `-p`, or nothing).
 */
export const wantedProducts = ({ pathNames, skus, names }: ProductsProps, suffix = ''): WantedProduct[] => {
  const wanted = new Map<string, WantedProduct>();
  for (const path of pathNames) {
    const urlKey = urlKeyOf(path, suffix);
    if (urlKey !== undefined && !wanted.has(urlKey)) wanted.set(urlKey, { urlKey, sku: skus[path], name: names[path] });
  }
  return [...wanted.values()];
};
