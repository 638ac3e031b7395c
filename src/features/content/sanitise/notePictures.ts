/** What a picture for browsers without scripts keeps. */
const fallbackNames = ['src', 'srcset', 'alt', 'title', 'width', 'height', 'class', 'align'];

/** Notes where pictures come from, on the pictures: what says it (`srcset`, `source`, `noscript`) does not stay. */
export const notePictures = (element: Element): void => {
  const { localName: tag } = element;
  const set = element.getAttribute('srcset') ?? element.getAttribute('data-srcset');
  if (tag === 'img' && set) element.setAttribute('data-srcset', set);
  if (tag === 'source' && set) {
    const img = element.parentElement?.querySelector('img:not([data-srcset])');
    img?.setAttribute('data-srcset', set);
  }
  if (tag !== 'noscript') return;
  for (const fallback of element.querySelectorAll('img')) {
    const img = element.ownerDocument.createElement('img');
    for (const name of fallbackNames) {
      const value = fallback.getAttribute(name);
      if (value !== null) img.setAttribute(name === 'srcset' ? 'data-srcset' : name, value);
    }
    img.dataset.fallback = '';
    element.before(img);
  }
};
