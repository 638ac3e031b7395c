import type { StructuredData } from '@/kernel/head/structuredData';

/** What search engines and messengers are told of the page on screen. */
export interface PageFacts {
  /** With the protocol and the host of the shop. */
  url: string;
  title: string;
  description: string | undefined;
  picture: string | undefined;
  type: 'website' | 'product' | 'article';
  shopName: string;
  /** Such as `en_GB`. */
  locale: string;
  /** Whether the page itself names its address for search engines. */
  namesAddress: boolean;
  /** The same page in other languages: language tag and address. */
  alternates: readonly { language: string; url: string }[];
}

/** An element of the head, without children. */
export interface HeadTag {
  name: 'link' | 'meta';
  attributes: Readonly<Record<string, string>>;
}

const meta = (property: string, content: string | undefined): HeadTag[] =>
  content ? [{ name: 'meta', attributes: { property, content } }] : [];

const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** The tags of a page besides its title, description and robots, which the page itself has. */
export const pageTags = (facts: PageFacts): HeadTag[] => [
  ...(facts.namesAddress ? [] : [link({ rel: 'canonical', href: facts.url })]),
  ...facts.alternates.map(({ language, url }) => link({ rel: 'alternate', hreflang: language, href: url })),
  ...meta('og:type', facts.type),
  ...meta('og:site_name', facts.shopName),
  ...meta('og:title', facts.title),
  ...meta('og:description', facts.description),
  ...meta('og:url', facts.url),
  ...meta('og:image', facts.picture),
  ...meta('og:locale', facts.locale),
  { name: 'meta', attributes: { name: 'twitter:card', content: facts.picture ? 'summary_large_image' : 'summary' } },
];

/** A step of the way to the page. */
export interface Crumb {
  name: string;
  /** Absolute; the page itself has none. */
  url?: string | undefined;
}

/** Where the page stands; undefined for a page without a way. */
export const crumbData = (crumbs: readonly Crumb[]): StructuredData | undefined =>
  crumbs.length < 2
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(url === undefined ? {} : { item: url }),
        })),
      };

/** The shop itself and its search; for its first page. */
export const shopData = (name: string, origin: string): StructuredData => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search.html?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
