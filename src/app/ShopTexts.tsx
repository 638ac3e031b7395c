import { useQuery } from '@apollo/client/react';
import type { PropsWithChildren } from 'react';
import { GuestOrdersContext, WishlistEnabledContext } from '@/features/session/storeSwitches';
import { settings } from '@/kernel/app/settings';
import { StoreNameContext } from '@/kernel/head/StoreNameContext';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';

/**
 * The shop's texts in the locale of the store view, its name (the deployment's until the backend has said it)
 * and whether it has wishlists and takes orders of guests.
 */
export const ShopTexts = ({ children }: PropsWithChildren) => {
  // The start of the shop has asked; this follows the answer.
  const { data } = useQuery(ShopSettingsDocument, { fetchPolicy: 'cache-only' });
  const config = data?.storeConfig;
  const { locale, store_name: viewName } = config ?? {};
  // A Magento names the view, often "Default Store View": what `npm start` or the deployment calls the shop goes before it.
  const name = TRIMS_DOCUMENTS ? settings.storeName || viewName : viewName;
  return (
    <ShopIntlProvider locale={locale ?? settings.locale}>
      <StoreNameContext value={name ?? settings.storeName}>
        <WishlistEnabledContext value={config?.magento_wishlist_general_is_enabled !== '0'}>
          <GuestOrdersContext value={config?.is_guest_checkout_enabled !== false}>{children}</GuestOrdersContext>
        </WishlistEnabledContext>
      </StoreNameContext>
    </ShopIntlProvider>
  );
};
