import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import { storeViewKeys } from '@/kernel/app/chosenStoreView';
import { givenSettings, settings } from '@/kernel/app/settings';
import { dayUnit } from '@/kernel/i18n/dayUnit';
import { languageTag } from '@/kernel/i18n/languageTag';
import { moneyStyle } from '@/kernel/i18n/moneyStyle';
import { asText } from '@/kernel/storage/parsers';
import { browserStorage, readStored } from '@/kernel/storage/shopStorage';
import type { EarlyResult } from './handover';
import type { ViewContext, Words } from './parts';

/** Words of the first view by locale; those of the source are always there. */
type WordsByLocale = Readonly<Record<string, Words>> & { en_GB: Words };

/** The words of the first view by locale (build/bootWords.js). */
declare const BOOT_WORDS: WordsByLocale;

/** Whether the deployment, or an earlier visit of the store view, says in which language it is. */
const isLocaleNamed = (): boolean => {
  const storage = { raw: browserStorage(), namespace: settings.storageNamespace, now: Date.now };
  return Boolean(givenSettings(document).locale ?? readStored(storage, storeViewKeys.locale, asText));
};

/**
 * Locale of the visit: the one that is named, at once; else the store view's own, as its settings are on their way
 * anyway. Without this a first visitor of a German store view would see English first.
 */
export const localeOfVisit = async (answer: Promise<EarlyResult<ShopSettingsQuery>>): Promise<string> => {
  if (isLocaleNamed()) return settings.locale;
  const told = await answer.then(({ data }) => data?.storeConfig?.locale).catch(() => undefined);
  return told ?? settings.locale;
};

/** Texts and formats of the first view in the language of the store view. */
export interface ShopLanguage extends Pick<ViewContext, 'words' | 'money' | 'days'> {
  /** Such as `de_DE`. */
  locale: string;
  /** Such as `de-DE`. */
  tag: string;
}

/** Returns the texts and formats of a locale; English ones where the shop does not have it. */
export const shopLanguage = (requested: string, words = BOOT_WORDS): ShopLanguage => {
  const locale = Object.hasOwn(words, requested) ? requested : 'en_GB';
  const tag = languageTag(locale);
  const formats: Partial<Record<string, Intl.NumberFormat>> = {};
  return {
    locale,
    tag,
    words: words[locale] ?? words.en_GB,
    days: (count) => new Intl.NumberFormat(tag, dayUnit).format(count),
    money: (value, currency) => {
      const style = moneyStyle(currency);
      const format = (formats[style.currency] ??= new Intl.NumberFormat(tag, style));
      return format.format(value ?? 0);
    },
  };
};
