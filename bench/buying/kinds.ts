/** Kinds of what a page loads. */
export type Kind =
  'document' | 'scripts' | 'styles' | 'fonts' | 'pictures' | 'graphql' | 'rest' | 'paymentFrame' | 'other';

const kindsOfTypes: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

/** The kind of a request, by its address and the browser's type of it. */
export const kindOf = (url: string, type = ''): Kind => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/graphql')) return 'graphql';
  if (pathname.startsWith('/rest/')) return 'rest';
  return kindsOfTypes[type] ?? 'other';
};
