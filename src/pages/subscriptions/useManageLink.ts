import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkKey } from '@/features/subscription/linkKey';

/** The page's own path. */
export const subscriptionsPath = '/subscriptions';

/** The link by which a guest came to this tab. */
export const readKeptLink = (): string | null => {
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
 * The link of a mail by which a guest came; null without one. It is taken out of the address at once, so that it is not
 * copied, bookmarked or sent on with it, and kept for this tab alone.
 * @param isSignedIn a customer's session counts more than a link that was used before.
 */
export const useManageLink = (isSignedIn: boolean): string | null => {
  const given = new URLSearchParams(useLocation().search).get('link');
  const navigate = useNavigate();
  const [link, setLink] = useState(() => given ?? (isSignedIn ? null : readKeptLink()));
  if (given !== null && given !== link) setLink(given);
  useEffect(() => {
    if (given === null) return;
    keep(given);
    void navigate(subscriptionsPath, { replace: true });
  }, [given, navigate]);
  return link;
};
