import type { ThunkServices } from '@/kernel/redux/thunk';
import { GetUserConfigDocument, type GetUserConfigQuery } from './api/GetUserConfig.graphql.generated';

/** Seconds that a token lives when the store configuration does not say. */
export const defaultTokenLifetimeSeconds = 3600;

const secondsPerHour = 3600;

/**
 * Seconds that a token lives. The extension's field says them; Magento's own, since 2.4.7, says hours. What is no
 * length of time, or more than thirty years, means the default.
 */
export const tokenLifetimeSeconds = (config: GetUserConfigQuery['storeConfig'] | undefined): number => {
  const seconds =
    config?.customer_token_expiration_time ??
    Math.round((config?.customer_access_token_lifetime ?? 0) * secondsPerHour);
  return seconds > 0 && seconds < 1e9 ? seconds : defaultTokenLifetimeSeconds;
};

/** A week: what the configuration says beyond it is a mistake. */
const longestSeconds = 604_800;

/** Seconds that a session lives, as the store configuration says that is known already; no request is made. */
export const sessionLifetimeSeconds = ({ apollo }: Pick<ThunkServices, 'apollo'>): number => {
  const configured = tokenLifetimeSeconds(apollo.readQuery({ query: GetUserConfigDocument })?.storeConfig);
  return configured <= longestSeconds ? configured : defaultTokenLifetimeSeconds;
};
