import { escapeHtml } from '../escapeHtml';

/** A page with its addresses in other languages. */
export interface SitemapPage {
  url: string;
  /** Language tag and address, its own too; empty where there is one language. */
  alternates: readonly { language: string; url: string }[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the parts of a sitemap. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${schema}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const alternate = ({ language, url }: SitemapPage['alternates'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}"/>`;

/** A part of a sitemap (sitemaps.org, protocol 0.9). */
export const sitemapPart = (pages: readonly SitemapPage[]): string =>
  `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map(({ url, alternates }) => `<url><loc>${escapeHtml(url)}</loc>${alternates.map(alternate).join('')}</url>\n`)
    .join('')}</urlset>\n`;
