import { settings } from '@/kernel/app/settings';
import { languageTag } from '@/kernel/i18n/languageTag';
import { moneyStyle } from '@/kernel/i18n/moneyStyle';
import type { ViewContext, Words } from './parts';

/** The words of the first view by locale (build/bootWords.js). */
declare const BOOT_WORDS: Readonly<Record<string, Words>>;

const sourceLocale = 'en_GB';

/** Texts and formats of the first view in the language of the store view. */
export interface ShopLanguage extends Pick<ViewContext, 'words' | 'money'> {
  /** Such as `de_DE`. */
  locale: string;
  /** Such as `de-DE`. */
  tag: string;
  /**
   * The browser's first number takes it 100 ms on a slow phone, whatever the number: it looks through all its locales.
   * This does it behind the first paint, while the answer is on its way, and not when a price waits for it.
   */
  warmNumbers: () => void;
}

/** The language of the store view that the visitor chose, else of the deployment's; English where the shop does not speak it. */
export const shopLanguage = (
  words: Readonly<Record<string, Words>> = BOOT_WORDS,
  wanted = settings.locale,
): ShopLanguage => {
  const locale = Object.hasOwn(words, wanted) ? wanted : sourceLocale;
  const tag = languageTag(locale);
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (currency: string | null): Intl.NumberFormat => {
    const style = moneyStyle(currency);
    const format = formats.get(style.currency) ?? new Intl.NumberFormat(tag, style);
    formats.set(style.currency, format);
    return format;
  };
  return {
    locale,
    tag,
    words: words[locale] ?? { home: '', priceFrom: '{price}', onSubscription: '{price}' },
    money: (value, currency) => formatOf(currency).format(value ?? 0),
    warmNumbers: () => void requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat(tag))),
  };
};
