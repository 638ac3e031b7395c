import type { ButtonType, LinkProps, LinkType } from './blockProps';

const linkTypes: readonly string[] = ['default', 'category', 'product', 'page', 'block'] satisfies LinkType[];
const isLinkType = (value: string | undefined): value is LinkType => value !== undefined && linkTypes.includes(value);

/** Reads the link of an anchor; without one the block has no link. */
export const readLink = (anchor: HTMLElement | null | undefined): LinkProps => ({
  link: anchor?.getAttribute('href') ?? undefined,
  linkType: isLinkType(anchor?.dataset.linkType) ? anchor.dataset.linkType : 'default',
  openInNewTab: anchor?.getAttribute('target') === '_blank',
});

/** Classes of the button types; the longer names first, as one contains the other. */
const buttonClasses: readonly (readonly [string, ButtonType])[] = [
  ['pagebuilder-button-underline-inverted-link', 'underlineInvertedLink'],
  ['pagebuilder-button-underlineInvertedLink', 'underlineInvertedLink'],
  ['pagebuilder-button-inverted-link', 'invertedLink'],
  ['pagebuilder-button-invertedLink', 'invertedLink'],
  ['pagebuilder-button-primary', 'primary'],
  ['pagebuilder-button-secondary', 'secondary'],
  ['pagebuilder-button-tertiary', 'tertiary'],
  ['pagebuilder-button-link', 'link'],
];

/** Reads which button it is from its class. */
export const readButtonType = (element: HTMLElement | null | undefined): ButtonType =>
  buttonClasses.find(([name]) => element?.classList.contains(name))?.[1] ?? 'primary';
