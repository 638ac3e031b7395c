import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

const cartIdKey = 'cartId';

export const readCartId = (storage: ShopStorage): string | undefined => storage.read(cartIdKey, asText);
export const writeCartId = (storage: ShopStorage, cartId: string): void => storage.write(cartIdKey, cartId);
export const removeCartId = (storage: ShopStorage): void => storage.remove(cartIdKey);

/** Calls back when another tab changes the cart id (spec §4 Multi-tab); returns the unsubscribe function. */
export const onCartIdChangeElsewhere = (storage: ShopStorage, listener: () => void): (() => void) =>
  storage.onChangeElsewhere(cartIdKey, listener);
