import { useQuery } from '@apollo/client/react';
import type { PropsWithChildren } from 'react';
import { settings } from '@/kernel/app/settings';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';

/** The shop's texts in the locale of the store view: the deployment's, until the backend has said it (spec §7.4). */
export const ShopTexts = ({ children }: PropsWithChildren) => {
  // Whoever starts the shop has asked; this follows the answer.
  const { data } = useQuery(ShopSettingsDocument, { fetchPolicy: 'cache-only' });
  return <ShopIntlProvider locale={data?.storeConfig?.locale ?? settings.locale}>{children}</ShopIntlProvider>;
};
