/** Loads a provider's style sheet once; without it the fields are plain, but there. */
export const loadProviderStyle = (url: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
