import { useQuery } from '@apollo/client/react';
import { AccountConfigDocument } from './api/AccountConfig.graphql.generated';

/** Whether the store has wishlists; until it has said, it has. Whoever starts the shop has asked. */
export const useIsWishlistEnabled = (): boolean => {
  const { data } = useQuery(AccountConfigDocument, { fetchPolicy: 'cache-only' });
  return data?.storeConfig?.magento_wishlist_general_is_enabled !== '0';
};
