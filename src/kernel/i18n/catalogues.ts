import { type Catalogue, sourceMessages } from './sourceMessages';

/** The locale whose texts come with the code; every other is a file of its own. */
export const defaultLocale = 'en_GB';

const loaders = {
  en_GB: () => Promise.resolve({ default: sourceMessages }),
  en_US: () => import(/* webpackChunkName: "messages-en_US" */ '@i18n/en_US.json'),
  fr_CA: () => import(/* webpackChunkName: "messages-fr_CA" */ '@i18n/fr_CA.json'),
  fr_FR: () => import(/* webpackChunkName: "messages-fr_FR" */ '@i18n/fr_FR.json'),
  de_DE: () => import(/* webpackChunkName: "messages-de_DE" */ '@i18n/de_DE.json'),
  nl_NL: () => import(/* webpackChunkName: "messages-nl_NL" */ '@i18n/nl_NL.json'),
  pl_PL: () => import(/* webpackChunkName: "messages-pl_PL" */ '@i18n/pl_PL.json'),
  pt_PT: () => import(/* webpackChunkName: "messages-pt_PT" */ '@i18n/pt_PT.json'),
} satisfies Record<string, () => Promise<{ default: Catalogue }>>;

/** Locales that the shop speaks. */
export type Locale = keyof typeof loaders;

const isLocale = (locale: string): locale is Locale => Object.hasOwn(loaders, locale);

const loaded = new Map<string, Catalogue>([[defaultLocale, sourceMessages]]);

/** The messages of a locale that are there already, so that a first render need not begin in another language. */
export const loadedCatalogue = (locale: string): Catalogue | undefined => loaded.get(locale);

/**
 * Loads the messages of a locale.
 * @throws Error 'Unable to locate locale' for one that the shop does not speak.
 */
export const loadCatalogue = async (locale: string): Promise<Catalogue> => {
  if (!isLocale(locale)) throw new Error('Unable to locate locale');
  const messages = (await loaders[locale]()).default;
  loaded.set(locale, messages);
  return messages;
};
