import { readFileSync } from 'node:fs';

/** A storefront that runs at a port of this machine, over plain HTTP. */
export interface Site {
  name: string;
  port: number;
  /** Its own name for itself, which a policy or a redirect may compare; `localhost` and the port where it does not care. */
  host?: string;
  /** Paths by kind of page, such as `category`; the sites of one file have the same kinds. */
  pages: Record<string, string>;
  /** Selector of what counts as real content; the first heading where it says nothing. */
  content: string;
  /** Selector of the link on its category page that is clicked; without it no click is measured. */
  productLink?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const toSite = (value: unknown): Site => {
  if (!isRecord(value)) throw new Error('A site is an object.');
  const { name, port, pages, content } = value;
  if (typeof name !== 'string' || name === '') throw new Error('A site needs a name.');
  if (typeof port !== 'number') throw new Error(`${name} needs a port.`);
  if (!isRecord(pages)) throw new Error(`${name} needs pages, each a path.`);
  const paths = Object.entries(pages).map(([kind, path]) => {
    if (typeof path !== 'string' || !path.startsWith('/')) throw new Error(`The ${kind} of ${name} is no path.`);
    return [kind, path] as const;
  });
  const host = optionalText(value.host);
  const productLink = optionalText(value.productLink);
  return {
    name,
    port,
    pages: Object.fromEntries(paths),
    content: optionalText(content) ?? 'h1',
    ...(host !== undefined && { host }),
    ...(productLink !== undefined && { productLink }),
  };
};

/**
 * Reads the storefronts that are compared (README.md beside this file).
 * @throws Error that says what is wrong with the file.
 */
export const readSites = (file: string): readonly Site[] => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list = isRecord(read) ? read.sites : undefined;
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${file} has no 'sites'.`);
  const sites = list.map(toSite);
  const kinds = (site: Site): string => Object.keys(site.pages).toSorted().join();
  const [first] = sites;
  const other = sites.find((site) => first && kinds(site) !== kinds(first));
  if (first && other) throw new Error(`${first.name} and ${other.name} have different pages.`);
  return sites;
};
