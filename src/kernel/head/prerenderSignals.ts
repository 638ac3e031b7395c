/** Milliseconds before which no page counts as ready for a prerenderer. */
export const prerenderReadyDelayMs = 1500;

/** Whether this browser renders the page for bots; it names itself so. */
export const isPrerenderer = (): boolean => /prerender/i.test(navigator.userAgent);

/** The status that a prerenderer should answer with instead of 200; 503 for what will come back. */
export type PrerenderSignal = { status: 404 | 503 } | { status: 301 | 302; location: string };

const attribute = 'data-prerender';

const addMeta = (name: string, content: string): void => {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  meta.setAttribute(attribute, '');
  document.head.append(meta);
};

/** Tells a prerenderer the status of the page; undefined is 200. */
export const signalPrerender = (signal: PrerenderSignal | undefined): void => {
  document.head.querySelectorAll(`meta[${attribute}]`).forEach((meta) => meta.remove());
  if (signal === undefined) return;
  addMeta('prerender-status-code', String(signal.status));
  if ('location' in signal) addMeta('prerender-header', `Location: ${signal.location}`);
};

/** Lets a prerenderer take a page that nothing more comes to. */
export const announcePrerenderReady = (): void => {
  setTimeout(() => {
    window.prerenderReady = true;
  }, prerenderReadyDelayMs);
};
