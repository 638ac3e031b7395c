import { takeMediaBase } from '@/kernel/app/takeMediaBase';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { rememberStoreView } from './rememberStoreView';

/**
 * Asks for the settings of the store view, or takes what the boot script was told, and keeps what outlives the visit.
 * @returns the locale of the store view; undefined where the backend does not say it. Never fails.
 */
export const learnSettings = (services: ThunkServices): Promise<string | null | undefined> =>
  services.apollo
    .query({ query: ShopSettingsDocument, fetchPolicy: 'network-only' })
    .then(({ data }) => {
      takeMediaBase(data?.storeConfig?.secure_base_media_url);
      rememberStoreView(services.storage, data?.storeConfig);
      return data?.storeConfig?.locale;
    })
    .catch(async (error: unknown) => {
      const recovery = await import(/* webpackChunkName: "recovery" */ '@/features/storeView/forgetRefusedStoreView');
      recovery.forgetRefusedStoreView(error, services);
      return undefined;
    })
    .catch(() => undefined);
