import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { type CaptchaConfig, toCaptchaConfig } from './captchaConfig';
import { GetReCaptchaV3ConfigDocument } from './GetReCaptchaV3Config.graphql.generated';

/** Clients that have asked in this page: what another visit left in the cache may be out of date, but only then. */
const upToDate = new WeakSet<ApolloClient>();

/** How bot protection is set up; undefined while that is not known, and when there is none. */
export const useCaptchaConfig = (): CaptchaConfig | undefined => {
  const client = useApolloClient();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(() =>
    upToDate.has(client) ? 'cache-first' : 'cache-and-network',
  );
  upToDate.add(client);
  const { data } = useQuery(GetReCaptchaV3ConfigDocument, { fetchPolicy, skip: !CAPABILITIES.captchaConfig });
  return useMemo(() => toCaptchaConfig(data), [data]);
};
