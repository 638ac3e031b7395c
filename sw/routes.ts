/** How a request is answered. */
export type StrategyName =
  /** The service worker keeps out of it. */
  | 'network'
  /** Pages: from the network, and when there is none the shell. */
  | 'shell'
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
}

const personalPaths = /^\/(?:graphql|rest|captcha|video|preview|__mail)(?:\/|$)/;

/** Which strategy answers a request. What is personal or has effects never touches a cache. */
export const strategyFor = ({ url, method, mode, origin }: RoutedRequest): StrategyName => {
  if (method !== 'GET' || url.origin !== origin || personalPaths.test(url.pathname)) return 'network';
  // The checkout has a document of its own security policy, and nothing of it is of use offline.
  if (mode === 'navigate') return /^\/checkout(?:\/(?!receipt\/?$)|$)/.test(url.pathname) ? 'network' : 'shell';
  if (url.pathname.startsWith('/static/')) return 'immutable';
  // Films are asked for in parts, which a cache of whole answers cannot give.
  if (/\.(?:mp4|webm)$/.test(url.pathname)) return 'network';
  if (url.pathname.startsWith('/media/')) return 'pictures';
  return 'network';
};
