import { use, useLayoutEffect } from 'react';
import { showHead } from './headTags';
import { StoreNameContext } from './StoreNameContext';

export interface PageHeadProps {
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  /** Address or path of the page that search engines should index; one that is none, as a backend may name it, is left out. */
  canonical?: string | null | undefined;
  robots?: string | undefined;
}

/** `{title} | {storeName}`, unless the title already names the shop. */
export const pageTitle = (title: string, storeName: string): string =>
  title.includes(storeName) ? title : `${title} | ${storeName}`;

/** Title and metadata of a page: once per page. */
export const PageHead = ({ title, description, keywords, canonical, robots }: PageHeadProps) => {
  const whole = pageTitle(title, use(StoreNameContext));
  useLayoutEffect(() => {
    const { origin } = window.location;
    const address = canonical && URL.canParse(canonical, origin) ? new URL(canonical, origin).href : undefined;
    return showHead({ title: whole, description, keywords, canonical: address, robots });
  }, [whole, description, keywords, canonical, robots]);
  return null;
};
