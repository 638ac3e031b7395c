import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { pageLink } from './listLinks';

/**
 * Puts the page that is shown into an address that asks for one that there is not, such as `page=99999999` or `page=x`:
 * what is copied from it, or reloaded, is what was seen.
 * @param shown number of the page on screen; undefined while it is on its way.
 * @param pages how many the list has.
 */
export const useTrueAddress = (shown: number | undefined, pages: number): void => {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const asked = new URLSearchParams(search).get('page');
  const number = readPageNumber(search);
  const isTrue = asked === null || (asked === String(number) && number <= Math.max(1, pages));
  const link = isTrue || shown === undefined ? undefined : pageLink(location, Math.min(shown, Math.max(1, pages)));
  useEffect(() => {
    if (link !== undefined) void navigate(link, { replace: true, preventScrollReset: true });
  }, [link, navigate]);
};
