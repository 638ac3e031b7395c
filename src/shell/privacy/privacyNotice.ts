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
