import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The messages of the first view: all that its language takes. A price is put in by the boot script, without ICU. */
const ids = {
  home: 'breadcrumbs.home',
  priceFrom: 'ui.priceFrom',
  onSubscription: 'product.onSubscription',
  perDay: 'product.perDay',
};

const withoutPrice = (text) => text.replace('{price}', '');

const wordsOf = (locale, catalogue) =>
  Object.entries(ids).map(([name, id]) => {
    const text = catalogue[id];
    if (!text || /[{}']/.test(withoutPrice(text)))
      throw new Error(`The first view cannot show ${id} of ${locale}: ${text}`);
    return [name, text];
  });

/**
 * The words of the first view by locale, from the catalogues of messages.
 * @returns `{ de_DE: { home: 'Startseite', … }, … }`
 * @throws Error naming a message that is missing or holds more than `{price}`.
 */
export const bootWords = (root) => {
  const folder = join(root, 'i18n');
  const locales = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    locales.map((file) => {
      const locale = file.replace('.json', '');
      return [locale, Object.fromEntries(wordsOf(locale, JSON.parse(readFileSync(join(folder, file), 'utf8'))))];
    }),
  );
};
