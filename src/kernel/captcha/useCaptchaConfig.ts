import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { type CaptchaConfig, toCaptchaConfig } from './captchaConfig';
import { GetReCaptchaV3ConfigDocument } from './GetReCaptchaV3Config.graphql.generated';

/** How bot protection is set up; undefined while that is not known, and when there is none. */
export const useCaptchaConfig = (): CaptchaConfig | undefined => {
  const { data } = useQuery(GetReCaptchaV3ConfigDocument, { fetchPolicy: 'cache-and-network' });
  return useMemo(() => toCaptchaConfig(data), [data]);
};
