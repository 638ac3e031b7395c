import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { isFullLoadPath } from './fullLoadPaths';
import { useLinkPrefetch } from './useLinkPrefetch';

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app path, with query and hash if any. */
  to: string;
  replace?: boolean;
  /** Also prefetch when the link comes into view: for product cards, not for menus. */
  isPrefetchedInView?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** An in-app link. It prefetches its page, tells the current page to assistive technology, and knows which paths load anew. */
export const ShopLink = ({
  to,
  replace,
  isPrefetchedInView = false,
  ref,
  onClick,
  children,
  ...rest
}: ShopLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => link.current, []);
  const { pathname, search } = useResolvedPath(to);
  const href = useHref(to);
  const location = useLocation();
  const isFullLoad = isFullLoadPath(pathname);
  const prefetchHandlers = useLinkPrefetch(isFullLoad ? undefined : pathname + search, link, isPrefetchedInView);
  const navigate = useLinkClickHandler(to, { replace, target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && !isFullLoad) navigate(event);
  };
  const isCurrent = pathname === location.pathname && search === location.search;

  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...prefetchHandlers}
      {...rest}
      ref={link}
      href={href}
      onClick={handleClick}
    >
      {children}
    </a>
  );
};
