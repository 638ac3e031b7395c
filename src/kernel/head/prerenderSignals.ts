/** Milliseconds after which a page counts as ready for a prerenderer. */
export const prerenderReadyDelayMs = 1500;

/** Milliseconds after which a page that goes on changing counts as ready all the same; prerenderers give up after 20 s. */
const longestSettlingMs = 10_000;

/** Whether this browser renders the page for bots; it names itself so. */
export const isPrerenderer = (): boolean => /prerender/i.test(navigator.userAgent);

/** The status that a prerenderer should answer with instead of 200. */
export type PrerenderSignal = { status: 404 } | { status: 301 | 302; location: string };

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
  if (signal.status !== 404) addMeta('prerender-header', `Location: ${signal.location}`);
};

let timer: ReturnType<typeof setTimeout> | undefined;
let settlesBy: number | undefined;

/**
 * Lets a prerenderer take the page when it had time to settle. Each call begins the wait again, so that a page of which
 * parts still arrive is not taken without them; what never stops moving is taken as it is after `longestSettlingMs`.
 */
export const announcePrerenderReady = (): void => {
  if (window.prerenderReady) return;
  const now = performance.now();
  settlesBy ??= now + longestSettlingMs;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      window.prerenderReady = true;
    },
    Math.min(prerenderReadyDelayMs, Math.max(0, settlesBy - now)),
  );
};
