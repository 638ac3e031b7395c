import { useIntl } from 'react-intl';
import type { PriceRange } from '../listQuery';
import { type Facets, optionLabel } from './facets';
import type { AppliedFilter } from '../parts/listLinks';
import { usePriceText } from './price/usePriceText';
import { useOptionName } from './useOptionName';

/** Puts what a list is narrowed by into words. */
export const useFilterNames = (facets: Facets | undefined): ((filter: AppliedFilter) => string) => {
  const { formatMessage } = useIntl();
  const amount = usePriceText();
  const nameOf = useOptionName();
  const priceName = ({ from, to }: PriceRange): string => {
    if (from === undefined) return formatMessage({ id: 'listing.priceTo' }, { to: amount(to ?? 0) });
    if (to === undefined) return formatMessage({ id: 'listing.priceFrom' }, { from: amount(from) });
    return formatMessage({ id: 'listing.priceBetween' }, { from: amount(from), to: amount(to) });
  };
  return (filter) => {
    if (filter.kind === 'price') return priceName(filter.range);
    const attribute = facets?.groups.find(({ code }) => code === filter.code)?.label;
    return nameOf(attribute, optionLabel(facets, filter.code, filter.value));
  };
};
