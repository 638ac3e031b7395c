import { cacheIdHeader } from './cacheId';

/** Whom and what a request of the shop is for. */
export interface RequestIdentity {
  storeCode: string;
  /** Token of the signed-in customer. */
  token?: string | undefined;
  /** Currency that the shopper chose, if any. */
  currency?: string | undefined;
  /** Key of the gateway before the backend; empty when there is none. */
  gatewayKey?: string | undefined;
  /** Cache id of the backend's last answer, by which a cache before it finds its entries. */
  cacheId?: string | undefined;
}

/** The headers that say who asks, for which store view and in which currency: of GraphQL, REST and the boot script. */
export const shopHeaders = ({
  storeCode,
  token,
  currency,
  gatewayKey,
  cacheId,
}: RequestIdentity): Record<string, string> => ({
  Store: storeCode,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(currency ? { 'Content-Currency': currency } : {}),
  ...(gatewayKey ? { 'x-api-key': gatewayKey } : {}),
  ...(cacheId ? { [cacheIdHeader]: cacheId } : {}),
});
