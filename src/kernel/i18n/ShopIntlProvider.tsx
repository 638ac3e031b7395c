import { type PropsWithChildren, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { log } from '@/kernel/logging/log';
import { defaultLocale, loadCatalogue, loadedCatalogue } from './catalogues';
import { languageTag } from './languageTag';
import { sayLanguage } from './sayLanguage';
import { type Catalogue, sourceMessages } from './sourceMessages';

/** A message that is missing is a warning, never a broken page. */
const onError = (error: { code: string; message: string }): void => {
  if (error.code === 'MISSING_TRANSLATION') log.warn(error.message);
  else log.error(error.message);
};

export interface ShopIntlProviderProps {
  /** Such as `en_GB`. */
  locale?: string;
}

/** The shop's texts in the locale of the store view. Until they are there, those shown before stay; at first English. */
export const ShopIntlProvider = ({ locale = defaultLocale, children }: PropsWithChildren<ShopIntlProviderProps>) => {
  const [loaded, setLoaded] = useState<{ locale: string; messages: Catalogue }>(() => {
    const messages = loadedCatalogue(locale);
    return messages ? { locale, messages } : { locale: defaultLocale, messages: sourceMessages };
  });

  useEffect(() => {
    if (loaded.locale === locale) return;
    let isCurrent = true;
    loadCatalogue(locale).then(
      (messages) => {
        if (isCurrent) setLoaded({ locale, messages });
      },
      (error: unknown) => log.error('The messages did not load.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loaded.locale]);

  const language = languageTag(loaded.locale);
  useEffect(() => sayLanguage(language), [language]);

  return (
    <IntlProvider locale={language} defaultLocale="en-GB" messages={loaded.messages} onError={onError}>
      {children}
    </IntlProvider>
  );
};
