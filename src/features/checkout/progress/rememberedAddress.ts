import { type Address, parseAddress } from '@/features/address/address';
import type { AppThunk } from '@/kernel/redux/thunk';
import { rememberedKey } from '../forgetCheckout';

/** Seconds that an address is remembered: 90 days. */
const keptFor = 90 * 24 * 3600;

/** The address that a guest left on this device; undefined for none. */
export const readRemembered =
  (): AppThunk<Address | undefined> =>
  (_dispatch, _getState, { storage }) => {
    const address = storage.read(rememberedKey, parseAddress);
    return address?.email ? address : undefined;
  };

/** Keeps an address on this device, because the guest said so. What was agreed to with it is asked again. */
export const rememberAddress =
  ({ wantsLetters: _letters, sameAsShippingAddress: _same, ...address }: Address): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    storage.write(rememberedKey, address, keptFor);

/** Forgets the address that a guest left on this device. */
export const forgetRemembered =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    storage.remove(rememberedKey);
