export type LinkType = 'default' | 'category' | 'product' | 'page' | 'block';

/** A link that an editor set on a block. */
export interface LinkProps {
  /** An address; for the link type block the identifier of a CMS block. */
  link?: string;
  linkType: LinkType;
  openInNewTab: boolean;
}

export type ButtonType = 'primary' | 'secondary' | 'tertiary' | 'link' | 'invertedLink' | 'underlineInvertedLink';

const linkTypes: readonly string[] = ['default', 'category', 'product', 'page', 'block'] satisfies LinkType[];
const isLinkType = (value: string | undefined): value is LinkType => value !== undefined && linkTypes.includes(value);

/** Reads the link of an anchor; without one the block has no link. */
export const readLink = (anchor: HTMLElement | null | undefined): LinkProps => ({
  link: anchor?.getAttribute('href') ?? undefined,
  linkType: isLinkType(anchor?.dataset.linkType) ? anchor.dataset.linkType : 'default',
  openInNewTab: anchor?.getAttribute('target') === '_blank',
});

const buttonClass = 'pagebuilder-button-';

/** Button types by what follows in the class, in whichever spelling. */
const buttonTypes: Partial<Record<string, ButtonType>> = {
  secondary: 'secondary',
  tertiary: 'tertiary',
  link: 'link',
  invertedlink: 'invertedLink',
  underlineinvertedlink: 'underlineInvertedLink',
  underlinedinvertedlink: 'underlineInvertedLink',
};

/** Reads which button it is from its class; the main one when it has none. */
export const readButtonType = (element: HTMLElement | null | undefined): ButtonType => {
  const name = [...(element?.classList ?? [])].find((each) => each.startsWith(buttonClass));
  return buttonTypes[name?.slice(buttonClass.length).replaceAll('-', '').toLowerCase() ?? ''] ?? 'primary';
};
