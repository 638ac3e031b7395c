import { type PropsWithChildren, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { log } from '@/kernel/logging/log';
import { defaultLocale, loadCatalogue } from './catalogues';
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

/** The shop's texts in the locale of the store view; English until another locale has come. */
export const ShopIntlProvider = ({ locale = defaultLocale, children }: PropsWithChildren<ShopIntlProviderProps>) => {
  const [loaded, setLoaded] = useState<{ locale: string; messages: Catalogue }>({
    locale: defaultLocale,
    messages: sourceMessages,
  });

  useEffect(() => {
    if (loaded.locale === locale) return;
    let isWanted = true;
    loadCatalogue(locale).then(
      (messages) => {
        if (isWanted) setLoaded({ locale, messages });
      },
      (error: unknown) => log.error('The messages did not load.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, loaded.locale]);

  const language = loaded.locale.replace('_', '-');
  useEffect(() => {
    // What is on the page is read out in its own language (WCAG 3.1.1).
    document.documentElement.lang = language;
  }, [language]);

  return (
    <IntlProvider locale={language} defaultLocale="en-GB" messages={loaded.messages} onError={onError}>
      {children}
    </IntlProvider>
  );
};
