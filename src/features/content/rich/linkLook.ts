/** Attributes of a link that an editor wrote: its name for those who do not see it, and what it means to crawlers and browsers. */
export const linkAttributes = (link: HTMLElement) => ({
  title: link.getAttribute('title') ?? undefined,
  label: link.getAttribute('aria-label') ?? undefined,
  rel: link.getAttribute('rel') ?? undefined,
  download: link.hasAttribute('download') ? (link.getAttribute('download') ?? '') : undefined,
});

/** Name of a link whose only content was an icon that the shop does not have: without it there would be nothing to press. */
export const linkWords = (link: HTMLElement): string | null => {
  const hasContent = link.textContent.trim() !== '' || link.querySelector('img, [data-element="video"]') !== null;
  return hasContent ? null : (link.getAttribute('aria-label') ?? link.getAttribute('title'));
};
