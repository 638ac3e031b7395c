import type { IntlShape } from 'react-intl';

/** What somebody reads whom bot protection refuses: a person has to have another way to the shop, where the brand names one. */
export const robotText = ({ formatMessage, formatList }: Pick<IntlShape, 'formatMessage' | 'formatList'>): string => {
  const ways = [BRAND.contact.email, BRAND.contact.phone].filter((way) => way !== null);
  return ways.length === 0
    ? formatMessage({ id: 'form.robot' })
    : formatMessage({ id: 'form.robotReach' }, { ways: formatList(ways, { type: 'disjunction' }) });
};
