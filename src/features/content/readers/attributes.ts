import type { BackgroundProps, ButtonType, LinkProps, LinkType, VerticalAlignment } from './blockProps';

/** The part of a block that `data-element` names; its own element when there is none. */
export const part = (element: HTMLElement, name: string): HTMLElement =>
  element.querySelector<HTMLElement>(`[data-element="${name}"]`) ?? element;

/** Like {@link part}, but undefined when the block has no such part. */
export const findPart = (element: HTMLElement, name: string): HTMLElement | undefined =>
  element.querySelector<HTMLElement>(`[data-element="${name}"]`) ?? undefined;

/** A CSS value, or undefined for an empty one. */
export const css = (value: string): string | undefined => (value === '' ? undefined : value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const imageNames = (json: string | undefined): Record<string, unknown> => {
  if (!json) return {};
  try {
    // Page Builder escapes the quotes of the JSON that it writes into the attribute.
    const value: unknown = JSON.parse(json.replace(/\\"/g, '"'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** Reads the background pictures and how they lie; broken JSON means no picture. */
export const readBackground = (element: HTMLElement): BackgroundProps => {
  const images = imageNames(element.dataset.backgroundImages);
  const name = (key: string) => (typeof images[key] === 'string' && images[key] !== '' ? images[key] : undefined);
  return {
    desktopImage: name('desktop_image'),
    mediumImage: name('medium_image'),
    mobileImage: name('mobile_image'),
    backgroundSize: css(element.style.backgroundSize),
    backgroundPosition: css(element.style.backgroundPosition),
    backgroundRepeat: css(element.style.backgroundRepeat),
  };
};

const linkTypes: readonly string[] = ['default', 'category', 'product', 'page'] satisfies LinkType[];
const isLinkType = (value: string | undefined): value is LinkType => value !== undefined && linkTypes.includes(value);

/** Reads the link of an anchor; without one the block has no link. */
export const readLink = (anchor: HTMLElement | undefined): LinkProps => ({
  link: anchor?.getAttribute('href') ?? undefined,
  linkType: isLinkType(anchor?.dataset.linkType) ? anchor.dataset.linkType : 'default',
  openInNewTab: anchor?.getAttribute('target') === '_blank',
});

const buttonTypes = ['primary', 'secondary', 'tertiary', 'link'] as const satisfies ButtonType[];

/** Reads which button it is from its class. */
export const readButtonType = (element: HTMLElement | undefined): ButtonType =>
  buttonTypes.find((type) => element?.classList.contains(`pagebuilder-button-${type}`)) ?? 'primary';

const alignments: Record<string, VerticalAlignment> = { center: 'middle', 'flex-end': 'bottom' };

/** Page Builder keeps the vertical alignment in `justify-content`. */
export const readVerticalAlignment = (element: HTMLElement): VerticalAlignment =>
  alignments[element.style.justifyContent] ?? 'top';
