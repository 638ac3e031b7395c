/** How a request is answered. */
export type StrategyName =
  /** The service worker keeps out of it. */
  | 'network'
  /** Pages: the shell, where what is at the path is kept; else from the network, and when there is none the shell. */
  | 'shell'
  /** The questions that a page begins with: from the network, and kept for the next visit. */
  | 'answers'
  /** Files whose name changes with their content. */
  | 'immutable'
  /** Pictures: from the cache, which is bounded. */
  | 'pictures';

export interface RoutedRequest {
  url: URL;
  method: string;
  mode: string;
  /** Origin of the shop. */
  origin: string;
  /** Whether it names who asks. */
  isPersonal: boolean;
}

/** The paths whose documents are not the shop's one document. */
export interface OtherDocuments {
  /** The checkout's: they have a stricter security policy, and nothing of them is of use offline. */
  own: RegExp;
  /** Paths that the backend answers, or a file of the shop (settings/servedPaths.js). */
  others: RegExp;
}

const isShell = ({ pathname }: URL, { own, others }: OtherDocuments): boolean =>
  !own.test(pathname) && !others.test(pathname);

/** The questions that a page begins with: what is at its path, and the shop's settings. */
const firstQuestions: readonly (string | null)[] = ['ResolveURL', 'ShopSettings'];

/** Whether an address is one of them. */
export const isFirstQuestion = ({ searchParams }: URL): boolean =>
  searchParams.has('query') && firstQuestions.includes(searchParams.get('operationName'));

/**
 * Which strategy answers a request. What is personal or has effects never touches a cache: only files,
 * pictures and what every guest is told of a path are kept, and everything else is left to the network.
 */
export const strategyFor = (
  { url, method, mode, origin, isPersonal }: RoutedRequest,
  others: OtherDocuments,
): StrategyName => {
  if (method !== 'GET' || url.origin !== origin) return 'network';
  if (mode === 'navigate') return isShell(url, others) ? 'shell' : 'network';
  if (url.pathname.startsWith('/static/')) return 'immutable';
  // Films are asked for in parts, which a cache of whole answers cannot give.
  if (/\.(?:mp4|webm)$/.test(url.pathname)) return 'network';
  if (url.pathname.startsWith('/media/')) return 'pictures';
  if (!isPersonal && isFirstQuestion(url)) return 'answers';
  return 'network';
};
