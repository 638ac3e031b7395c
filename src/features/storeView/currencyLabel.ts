/** A currency as a list shows it: its code and, where it has one, its sign: 'GBP £'. */
export const currencyLabel = (code: string, locale: string): string => {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return sign === code ? code : `${code} ${sign}`;
};
