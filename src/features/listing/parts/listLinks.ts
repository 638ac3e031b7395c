import { isFilterCode } from '../filters/filterCodes';
import { type PriceRange, readListQuery } from '../listQuery';

/** The place that the links of a list start from. */
export interface ListLocation {
  pathname: string;
  search: string;
}

/** The place that such a link leads to. */
export const toListLocation = (link: string): ListLocation => {
  const [pathname = '', search] = link.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}` };
};

/** One thing that a list is narrowed by. */
export type AppliedFilter = { kind: 'option'; code: string; value: string } | { kind: 'price'; range: PriceRange };

const isFilterName = (name: string): boolean => name === 'price' || isFilterCode(name);

/** Link to the list with other parameters, from its first page on; those that are not the list's own stay. */
const changed = ({ pathname, search }: ListLocation, change: (parameters: URLSearchParams) => void): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  change(parameters);
  // Commas between the options of an attribute stay readable.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? pathname : `${pathname}?${query}`;
};

/** Link to a page of the list; the first page needs no parameter. */
export const pageLink = (location: ListLocation, page: number): string =>
  changed(location, (parameters) => {
    if (page > 1) parameters.set('page', String(page));
  });

/** Link to another order or page size; the default needs no parameter. */
export const listLink = (location: ListLocation, name: 'sort' | 'limit', value: string, isDefault: boolean): string =>
  changed(location, (parameters) => {
    if (isDefault) parameters.delete(name);
    else parameters.set(name, value);
  });

/** Link to the list with an option chosen or given up. What was chosen last stands last. */
export const optionLink = (location: ListLocation, code: string, value: string): string =>
  changed(location, (parameters) => {
    const values = readListQuery(location.search).options[code] ?? [];
    const rest = values.filter((other) => other !== value);
    const next = rest.length < values.length ? rest : [...rest, value];
    parameters.delete(code);
    if (next.length > 0) parameters.append(code, next.join(','));
  });

/** Link to the list within a range of prices; an empty one is any price. */
export const priceLink = (location: ListLocation, { from, to }: PriceRange): string =>
  changed(location, (parameters) => {
    parameters.delete('price');
    if (from !== undefined || to !== undefined) parameters.append('price', `${from ?? ''}-${to ?? ''}`);
  });

/** Link to the list without that filter. */
export const withoutFilter = (location: ListLocation, filter: AppliedFilter): string =>
  filter.kind === 'price' ? priceLink(location, {}) : optionLink(location, filter.code, filter.value);

/** Link to the list without any filter; order and page size stay. */
export const withoutFilters = (location: ListLocation): string =>
  changed(location, (parameters) => {
    const names = appliedFilters(location.search).map((filter) => (filter.kind === 'price' ? 'price' : filter.code));
    for (const name of names) parameters.delete(name);
  });

/** Returns the applied filters, in the order in which they were chosen. */
export const appliedFilters = (search: string): AppliedFilter[] => {
  const { options, price } = readListQuery(search);
  const names = [...new Set(new URLSearchParams(search).keys())].filter(isFilterName);
  return names.flatMap((name): AppliedFilter[] => {
    if (name === 'price') return price ? [{ kind: 'price', range: price }] : [];
    return (options[name] ?? []).map((value) => ({ kind: 'option', code: name, value }));
  });
};
