/**
 * An address that a backend names, if a link may lead there: a page or file of the web. Anything else (`javascript:`,
 * `data:`) is null, because a click on it would run what the backend wrote.
 */
export const webAddress = (address: string | null | undefined): string | null => {
  if (!address || !URL.canParse(address, window.location.origin)) return null;
  const { protocol } = new URL(address, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? address : null;
};
