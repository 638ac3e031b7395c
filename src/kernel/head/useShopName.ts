import { useContext } from 'react';
import { settings } from '../app/settings';
import { StoreNameContext } from './StoreNameContext';

/** What the shop calls itself: as the deployment or the brand says, else as the store view does. */
export const useShopName = (): string => {
  const ofStoreView = useContext(StoreNameContext);
  return settings.storeName || ofStoreView;
};
