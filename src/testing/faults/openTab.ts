import { createServices } from '@/app/services';
import { createShopStore, type ShopStore } from '@/app/store';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { RawStorage, ShopStorage } from '@/kernel/storage/shopStorage';
import { isOwnNews, writeAs } from '../sharedStorage';
import { shareDocuments } from './browser/shareDocuments';

/** One page of the shop without its looks: store, links and storage, as a tab has them. */
export interface Tab {
  store: ShopStore;
  services: ThunkServices;
  /** It hears nothing of other tabs any more; what it waits for may still come. */
  deafen: () => void;
  close: () => void;
}

/** Opens a tab of a shopper. */
export const openTab = (rawStorage: RawStorage, send: typeof fetch, reloadPage = (): void => undefined): Tab => {
  let isOpen = true;
  const tab = {};
  const never = new Promise<never>(() => undefined);
  const created = createServices({
    fetch: (input, init) => (isOpen ? send(input, init) : never),
    rawStorage: {
      getItem: (key) => rawStorage.getItem(key),
      setItem: (key, value) => writeAs(tab, () => rawStorage.setItem(key, value)),
      removeItem: (key) => writeAs(tab, () => rawStorage.removeItem(key)),
    },
    reloadPage,
  });
  shareDocuments(created.apollo);
  const endings = new Set<() => void>();
  const onChangeElsewhere: ShopStorage['onChangeElsewhere'] = (key, listener) => {
    const end = created.storage.onChangeElsewhere(key, () => (isOwnNews(tab) ? undefined : listener()));
    endings.add(end);
    return () => {
      endings.delete(end);
      end();
    };
  };
  const services = { ...created, storage: { ...created.storage, onChangeElsewhere } };
  const deafen = (): void => endings.forEach((end) => end());
  const close = (): void => {
    isOpen = false;
    deafen();
    services.apollo.stop();
  };
  return { services, store: createShopStore(services), deafen, close };
};
