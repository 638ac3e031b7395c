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
  let isOpen = true;
  const never = new Promise<never>(() => undefined);
  const services = createServices({
    fetch: (input, init) => (isOpen ? send(input, init) : never),
    rawStorage,
    reloadPage,
  });
  const close = (): void => {
    isOpen = false;
    services.apollo.stop();
  };
  return { services, store: createShopStore(services), close };
};
