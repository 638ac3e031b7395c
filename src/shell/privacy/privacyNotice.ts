/** Whether the notice was asked for; it is a React root of its own, which the pages know nothing of. */
let isAskedFor = false;
const listeners = new Set<() => void>();

const tell = (isOpen: boolean): void => {
  isAskedFor = isOpen;
  listeners.forEach((listener) => listener());
};

/** The notice of cookies and storage, opened again by a visitor with second thoughts. */
export const privacyNotice = {
  open: () => tell(true),
  close: () => tell(false),
  isAskedFor: () => isAskedFor,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Id of the place in the page's order where the notice is shown: behind the link that skips to the content. */
export const noticePlace = 'notice-place';
