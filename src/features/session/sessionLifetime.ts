import type { ThunkServices } from '@/kernel/redux/thunk';
import { GetUserConfigDocument } from './api/GetUserConfig.graphql.generated';
import { defaultTokenLifetimeSeconds } from './tokenStorage';

/** A week: what the configuration says beyond it is a mistake. */
const longestSeconds = 604_800;

/** Seconds that a session lives, as the store configuration says that is known already; no request is made. */
export const sessionLifetimeSeconds = ({ apollo }: Pick<ThunkServices, 'apollo'>): number => {
  const configured = apollo.readQuery({ query: GetUserConfigDocument })?.storeConfig?.customer_token_expiration_time;
  return typeof configured === 'number' && configured > 0 && configured <= longestSeconds
    ? configured
    : defaultTokenLifetimeSeconds;
};
