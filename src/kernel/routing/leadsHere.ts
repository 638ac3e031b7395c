const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path without slashes around it, and without the script that Magento puts before it where the web server hides none. */
const bare = (path: string): string =>
  decoded(path)
    .replace(/^\/+|\/+$/g, '')
    .replace(/^index\.php(?:\/+|$)/, '');

/**
 * Whether a redirect of the backend leads to the address that was asked about. Magento stores a path as its suffix makes it,
 * such as `mugs/` or `mugs.html/`, and answers any other way to write its slashes with a 301: to follow that would ask the
 * same for ever. Another case is another address.
 * @param target of the redirect: a path, or an address of this origin or another.
 */
export const leadsHere = (
  target: string,
  { pathname, search }: { pathname: string; search: string },
  origin: string,
): boolean => {
  if (!URL.canParse(target, `${origin}/`)) return false;
  const url = new URL(target, `${origin}/`);
  const here = new URLSearchParams(search);
  return (
    url.host === new URL(origin).host &&
    bare(url.pathname) === bare(pathname) &&
    [...url.searchParams].every(([name, value]) => here.getAll(name).includes(value))
  );
};
