import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type PriceRange, readListQuery } from '../listQuery';
import type { Facet, Facets, PriceBounds } from './facets';
import { FilterGroup } from './FilterGroup';
import { type ListLocation, optionLink, priceLink } from '../parts/listLinks';
import { OptionList } from './OptionList';
import { PriceFilter } from './price/PriceFilter';

interface OptionFilterProps extends Facet {
  /** Values that are chosen, with commas between them: a list would be another one each time. */
  chosen: string;
  onToggle: (code: string, value: string) => void;
}

/** Memoised, as a choice changes one attribute, and is answered the sooner the less is rendered. */
const OptionFilter = memo(({ code, label, options, chosen, onToggle }: OptionFilterProps) => (
  <FilterGroup label={label}>
    <OptionList code={code} options={options} chosen={chosen.split(',')} onToggle={onToggle} />
  </FilterGroup>
));
OptionFilter.displayName = 'OptionFilter';

interface PriceGroupProps extends PriceRange {
  bounds: PriceBounds;
  onChange: (range: PriceRange) => void;
}

/** Memoised, as most choices leave the price alone. */
const PriceGroup = memo(({ bounds, from, to, onChange }: PriceGroupProps) => {
  const { formatMessage } = useIntl();
  const chosen = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return (
    <FilterGroup label={formatMessage({ id: 'listing.price' })}>
      <PriceFilter bounds={bounds} chosen={chosen} onChange={onChange} />
    </FilterGroup>
  );
});
PriceGroup.displayName = 'PriceGroup';

export interface FilterListProps {
  facets: Facets;
  /** The list with what is chosen. */
  location: ListLocation;
  /** The shopper chose; the link leads to the list with it. */
  onChoose: (link: string) => void;
}

/** All that a list can be narrowed by: the attributes, then the price. */
export const FilterList = (props: FilterListProps) => {
  const { facets, location } = props;
  const { options, price } = readListQuery(location.search);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const choose = useCallback((toLink: (location: ListLocation) => string): void => {
    const now = latest.current;
    now.onChoose(toLink(now.location));
  }, []);
  const toggle = useCallback(
    (code: string, value: string): void => choose((from) => optionLink(from, code, value)),
    [choose],
  );
  const changePrice = useCallback((range: PriceRange): void => choose((from) => priceLink(from, range)), [choose]);
  /** A single option that every product has tells nothing apart. */
  const tellsApart = ({ code, options: [first, ...others] }: Facet): boolean =>
    others.length > 0 || first?.count !== facets.total || options[code] !== undefined;
  return (
    <>
      {facets.groups.filter(tellsApart).map((group) => (
        <OptionFilter key={group.code} {...group} chosen={(options[group.code] ?? []).join(',')} onToggle={toggle} />
      ))}
      {facets.prices ? <PriceGroup {...price} bounds={facets.prices} onChange={changePrice} /> : null}
    </>
  );
};
