/** Attributes of a link that an editor wrote: its name for those who do not see it, and what it means to crawlers and browsers. */
export const linkAttributes = (link: HTMLElement) => ({
  lang: link.getAttribute('lang') ?? undefined,
  dir: link.getAttribute('dir') ?? undefined,
  title: link.getAttribute('title') ?? undefined,
  label: link.getAttribute('aria-label') ?? undefined,
  rel: link.getAttribute('rel') ?? undefined,
  download: link.hasAttribute('download') ? (link.getAttribute('download') ?? '') : undefined,
});

/** An address as it would be printed; null for a place on the page. */
const shortAddress = (link: HTMLElement): string | null => {
  const href = link.getAttribute('href')?.trim() ?? '';
  return /^(?:#|$)/.test(href)
    ? null
    : href.replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:|sms:)|\/?(?:[?#].*)?$/gi, '') || null;
};

/**
 * Name of a link whose only content was an icon that the shop does not have, or a part of a picture: without it there would
 * be nothing to press.
 */
export const linkWords = (link: HTMLElement): string | null =>
  link.querySelector('img, [data-element="video"]') ? null : nameOfLink(link);

/** Words for a link that has none; null where it has some, or nothing names it. */
export const nameOfLink = (link: HTMLElement): string | null => {
  if (link.textContent.trim() !== '') return null;
  const names = ['aria-label', 'alt', 'title'].map((name) => link.getAttribute(name));
  return names.find(Boolean) ?? (link.querySelector('i, span, img') ? shortAddress(link) : null);
};
