import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkKey } from '@/features/subscription/linkKey';

/** The page's own path. */
export const subscriptionsPath = '/subscriptions';

/** Search parameters of a page that is about the subscription of the link that this tab keeps, also after a sign-in. */
export const byLink = { by: 'link' };

/** The way back to what a link opened, or to a customer's own. */
export const backPath = (link: string | null): string =>
  link === null ? subscriptionsPath : `${subscriptionsPath}?${new URLSearchParams(byLink).toString()}`;

/** The link by which a guest came to this tab. */
const readKeptLink = (): string | null => {
  try {
    return window.sessionStorage.getItem(linkKey);
  } catch {
    return null;
  }
};

const keep = (link: string): void => {
  try {
    window.sessionStorage.setItem(linkKey, link);
  } catch {
    // Without storage the link works until the page is left.
  }
};

/**
 * The link that counts on a page without one in its address: a customer's session counts more than a link that was used
 * before, unless the page says that it is about that.
 */
export const readManageLink = (search: string, isSignedIn: boolean): string | null =>
  isSignedIn && new URLSearchParams(search).get('by') !== byLink.by ? null : readKeptLink();

/**
 * The link of a mail by which a guest came; null without one. It is taken out of the address at once, so that it is not
 * copied, bookmarked or sent on with it, and kept for this tab alone.
 */
export const useManageLink = (isSignedIn: boolean): string | null => {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('link');
  const navigate = useNavigate();
  const [link, setLink] = useState(() => given ?? readManageLink(search, isSignedIn));
  if (given !== null && given !== link) setLink(given);
  useEffect(() => {
    if (given === null) return;
    keep(given);
    void navigate(subscriptionsPath, { replace: true });
  }, [given, navigate]);
  return link;
};
