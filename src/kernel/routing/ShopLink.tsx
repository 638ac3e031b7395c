import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type Ref,
  useContext,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Navigator, parsePath } from 'react-router-dom';
import { toOwnPath } from './ownPath';
import type { PlaceSource } from './placeSource';
import { useLinkPrefetch } from './useLinkPrefetch';
import { isPlainClick } from './isPlainClick';

/** The part of the router that links need. It does not change on navigation, so that links do not render again. */
export interface LinkRouter {
  navigator: Pick<Navigator, 'push' | 'replace'>;
  /** The place on screen. */
  place: PlaceSource;
  /** Loads the page of an in-app path (chunk and data) ahead of a click; never throws. */
  prefetch: (path: string) => void;
  /** Whether a path is only entered by a full document load. */
  isOwnDocument: (pathname: string) => boolean;
}

/** The app puts its router here; without one, links lead by full document loads. */
export const LinkRouterContext = createContext<LinkRouter | undefined>(undefined);

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app path from the root, with query and hash if any. */
  to: string;
  replace?: boolean;
  /** Also prefetch when the link comes into view: for product cards, not for menus. */
  isPrefetchedInView?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const subscribeToNothing = () => () => undefined;

/** Whether the page on screen has this address; a component renders only when its own answer changes. */
const useIsPlace = (source: PlaceSource | undefined, pathname: string, search: string): boolean =>
  useSyncExternalStore(source?.subscribe ?? subscribeToNothing, () => {
    const place = source?.read();
    return place !== undefined && place.pathname === pathname && place.search === search;
  });

/**
 * An in-app link. It prefetches its page, tells the current page to assistive technology, and leaves to the browser what
 * needs a document of its own. It does not listen to the router: a page has a hundred links, and each navigation would
 * render all of them.
 */
export const ShopLink = ({
  to,
  replace = false,
  isPrefetchedInView = false,
  ref,
  onClick,
  children,
  ...rest
}: ShopLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => link.current, []);
  const router = useContext(LinkRouterContext);
  const path = toOwnPath(to);
  const { pathname = '/', search = '' } = parsePath(path);
  const isCurrent = useIsPlace(router?.place, pathname, search);
  const isInApp = router !== undefined && !router.isOwnDocument(pathname);
  const prefetchHandlers = useLinkPrefetch(
    isInApp ? router.prefetch : undefined,
    pathname + search,
    link,
    isPrefetchedInView,
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isOurs = isPlainClick(event) && (!rest.target || rest.target === '_self');
    if (event.defaultPrevented || !isInApp || !isOurs) return;
    event.preventDefault();
    // As in browsers, a link to the page itself adds no entry to the history.
    const isHere = path === window.location.pathname + window.location.search + window.location.hash;
    router.navigator[replace || isHere ? 'replace' : 'push'](path);
  };

  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...prefetchHandlers}
      {...rest}
      ref={link}
      href={path}
      onClick={handleClick}
    >
      {children}
    </a>
  );
};
