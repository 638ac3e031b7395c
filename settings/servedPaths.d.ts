type ServedPath =
  | 'graphql'
  | 'rest'
  | 'media'
  | 'captcha'
  | 'video'
  | 'maps'
  | 'health'
  | 'sitemap'
  | 'sitemapParts'
  | 'policyReports'
  | 'pageErrors'
  | 'unsubscribe'
  | 'downloads'
  | 'outbox'
  | 'office'
  | 'officePages'
  | 'faults';

export declare const servedPaths: Readonly<Record<ServedPath, string>>;
export declare const servedPattern: string;
export declare const fileFolders: readonly string[];
export declare const rootFiles: readonly string[];
export declare const filePattern: string;
export declare const isFilePath: (pathname: string) => boolean;
export declare const magentoPaths: Readonly<Record<'graphql' | 'rest' | 'media' | 'sitemap' | 'sitemapParts', string>>;
export declare const magentoFiles: string;
export declare const mailPattern: string;
export declare const magentoPattern: string;
export declare const otherDocumentsPattern: string;
export declare const linkedDocumentsPattern: string;
