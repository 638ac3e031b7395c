/** Whether this document was not reloaded and nobody came back to it: there is no place to scroll to. */
const isNewDocument = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate');

/**
 * Whether the page that is being rendered takes the place of the boot script's first view, with the visitor still at its
 * top. What is below the window may come a moment later then, as nobody can see that it is not there.
 */
export const isFreshVisit = (): boolean =>
  document.getElementById('boot') !== null && window.scrollY === 0 && window.location.hash === '' && isNewDocument();
