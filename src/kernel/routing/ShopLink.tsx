import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext, useImperativeHandle, useRef } from 'react';
import { parsePath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isFullLoadPath } from './fullLoadPaths';
import { useIsPlace } from './PlaceContext';
import { useLinkPrefetch } from './useLinkPrefetch';

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app path from the root, with query and hash if any. */
  to: string;
  replace?: boolean;
  /** Also prefetch when the link comes into view: for product cards, not for menus. */
  isPrefetchedInView?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A path of the shop, whatever stands at its beginning: two slashes, or one and a backslash, would name a host. */
const toOwnPath = (to: string): string => `/${to.replace(/^[/\\\s]+/, '')}`;

/** A click that means this tab. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * An in-app link. It prefetches its page, tells the current page to assistive technology, and knows which paths load
 * anew. It does not listen to the router: a page has a hundred links, and a navigation would render all of them.
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
  const { navigator } = useContext(NavigationContext);
  const path = toOwnPath(to);
  const { pathname = '/', search = '' } = parsePath(path);
  const isCurrent = useIsPlace(pathname, search);
  const isFullLoad = isFullLoadPath(pathname);
  const prefetchHandlers = useLinkPrefetch(isFullLoad ? undefined : pathname + search, link, isPrefetchedInView);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isOurs = isPlainClick(event) && (!rest.target || rest.target === '_self');
    if (event.defaultPrevented || isFullLoad || !isOurs) return;
    event.preventDefault();
    // As browsers do, the page itself once more is no step of the history.
    if (replace || path === window.location.pathname + window.location.search + window.location.hash) {
      navigator.replace(path);
    } else navigator.push(path);
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
