import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { pageInLanguage } from '../backend/http/shopDocument';
import { BadSetting, readSetting } from '../settings/table.js';

/** Locales by the code of the store view, such as `de: 'de_DE'`. */
export type StoreLocales = Readonly<Record<string, string>>;

const entry = /^(?<code>[a-z]\w*)=(?<locale>[a-z]{2}_[A-Z]{2})$/i;

/**
 * The store views whose code a path may begin with, with their locales.
 * @throws BadSetting when the setting makes no sense.
 */
export const readStoreLocales = (environment: NodeJS.ProcessEnv): StoreLocales =>
  Object.fromEntries(
    (readSetting('list', 'SHOP_STORE_LOCALES', environment) ?? []).map((text) => {
      const { code, locale } = entry.exec(text)?.groups ?? {};
      if (code && locale) return [code, locale];
      throw new BadSetting(`SHOP_STORE_LOCALES holds codes and locales, such as 'de=de_DE', not '${text}'.`);
    }),
  );

/** File of the page of a store view, below the web root. */
export const pageFile = (code: string): string => `index.${code}.html`;

/** Writes a page for each store view, and what a web server sends of it compressed. */
export const writeLanguagePages = (distDir: string, html: string, locales: StoreLocales): void => {
  for (const [code, locale] of Object.entries(locales)) {
    const page = pageInLanguage(html, {}, locale);
    const file = join(distDir, pageFile(code));
    writeFileSync(file, page);
    writeFileSync(`${file}.gz`, gzipSync(page, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(page));
  }
};
