import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';

const cartIdKey = 'cartId';
/** Written with each change, so that other tabs hear of it. */
const changeKey = 'cart_changed';

export const readCartId = (storage: ShopStorage): string | undefined => storage.read(cartIdKey, asText);
export const writeCartId = (storage: ShopStorage, cartId: string): void => storage.write(cartIdKey, cartId);
export const removeCartId = (storage: ShopStorage): void => storage.remove(cartIdKey);

/** Calls back when another tab changes the cart id (spec §4 Multi-tab); returns the unsubscribe function. */
export const onCartIdChangeElsewhere = (storage: ShopStorage, listener: () => void): (() => void) =>
  storage.onChangeElsewhere(cartIdKey, listener);

/** Tells other tabs that what is in the cart has changed. */
export const tellCartChange = (storage: ShopStorage): void => storage.write(changeKey, true);

/** Calls back when another tab changes what is in the cart; returns the unsubscribe function. */
export const onCartChangeElsewhere = (storage: ShopStorage, listener: () => void): (() => void) =>
  storage.onChangeElsewhere(changeKey, listener);
