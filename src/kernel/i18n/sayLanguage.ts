/**
 * Says in which language the page is, so that screen readers read it so (WCAG 3.1.1). Written only when it is another:
 * Chromium works out the style of every element again even when the same one is set.
 *
 * @param tag Such as `en-GB`.
 */
export const sayLanguage = (tag: string): void => {
  const root = document.documentElement;
  if (root.lang !== tag) root.lang = tag;
};
