import { use } from 'react';
import { StoreNameContext } from './StoreNameContext';

export interface PageHeadProps {
  title: string;
  description?: string | null;
  /** Address or path of the page that search engines should index; one that is none, as a backend may name it, is left out. */
  canonical?: string | null;
  robots?: string;
}

/** `{title} | {storeName}`, unless the title already names the shop. */
export const pageTitle = (title: string, storeName: string): string =>
  title.includes(storeName) ? title : `${title} | ${storeName}`;

/** Title and metadata of a page: once per page, as React does not de-duplicate `meta`. */
export const PageHead = ({ title, description, canonical, robots }: PageHeadProps) => (
  <>
    <title>{pageTitle(title, use(StoreNameContext))}</title>
    {description ? <meta name="description" content={description} /> : null}
    {robots ? <meta name="robots" content={robots} /> : null}
    {canonical && URL.canParse(canonical, window.location.origin) ? (
      <link rel="canonical" href={new URL(canonical, window.location.origin).href} />
    ) : null}
  </>
);
