import { createServices } from '@/app/services';
import { createShopStore, type ShopStore } from '@/app/store';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { RawStorage } from '@/kernel/storage/shopStorage';

/** One page of the shop without its looks: store, links and storage, as a tab has them. */
export interface Tab {
  store: ShopStore;
  services: ThunkServices;
  close: () => void;
}

/** Opens a tab of a shopper. */
export const openTab = (rawStorage: RawStorage, send: typeof fetch, reloadPage = (): void => undefined): Tab => {
  const services = createServices({ fetch: send, rawStorage, reloadPage });
  return { services, store: createShopStore(services), close: () => services.apollo.stop() };
};
