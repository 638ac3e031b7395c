import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { readListQuery } from '../listQuery';
import type { Facet, Facets } from './facets';
import { FilterGroup } from './FilterGroup';
import { type ListLocation, optionLink, priceLink } from '../parts/listLinks';
import { OptionList } from './OptionList';
import { PriceFilter } from './price/PriceFilter';

export interface FilterListProps {
  facets: Facets;
  /** The list with what is chosen. */
  location: ListLocation;
  /** The shopper chose; the link leads to the list with it. */
  onChoose: (link: string) => void;
}

/** All that a list can be narrowed by: the attributes, then the price. */
export const FilterList = (props: FilterListProps) => {
  const { facets, location, onChoose } = props;
  const { formatMessage } = useIntl();
  const { options, price } = readListQuery(location.search);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const toggle = useCallback((code: string, value: string): void => {
    const now = latest.current;
    now.onChoose(optionLink(now.location, code, value));
  }, []);
  /** A single option that every product has tells nothing apart. */
  const tellsApart = ({ code, options: [first, ...others] }: Facet): boolean =>
    others.length > 0 || first?.count !== facets.total || options[code] !== undefined;
  return (
    <>
      {facets.groups.filter(tellsApart).map(({ code, label, options: offered }) => (
        <FilterGroup key={code} label={label}>
          <OptionList code={code} options={offered} chosen={options[code] ?? []} onToggle={toggle} />
        </FilterGroup>
      ))}
      {facets.prices ? (
        <FilterGroup label={formatMessage({ id: 'listing.price' })}>
          <PriceFilter
            bounds={facets.prices}
            chosen={price ?? {}}
            onChange={(range) => onChoose(priceLink(location, range))}
          />
        </FilterGroup>
      ) : null}
    </>
  );
};
