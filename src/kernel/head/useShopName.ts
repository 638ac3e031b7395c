import { useContext } from 'react';
import { settings } from '../app/settings';
import { StoreNameContext } from './StoreNameContext';

/** Returns the shop's name: the deployment's or the brand's, else the store view's. */
export const useShopName = (): string => {
  const ofStoreView = useContext(StoreNameContext);
  return settings.storeName || ofStoreView;
};
