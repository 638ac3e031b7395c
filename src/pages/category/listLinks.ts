/** The place that the links of a list start from. */
export interface ListLocation {
  pathname: string;
  search: string;
}

const withParameter = ({ pathname, search }: ListLocation, change: (parameters: URLSearchParams) => void): string => {
  const parameters = new URLSearchParams(search);
  change(parameters);
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

/** Link to a page of the list; the first page needs no parameter. */
export const pageLink = (location: ListLocation, page: number): string =>
  withParameter(location, (parameters) => {
    if (page > 1) parameters.set('page', String(page));
    else parameters.delete('page');
  });

/** Link to another order or page size, from the first page on; the default needs no parameter. */
export const listLink = (location: ListLocation, name: 'sort' | 'limit', value: string, isDefault: boolean): string =>
  withParameter(location, (parameters) => {
    parameters.delete('page');
    if (isDefault) parameters.delete(name);
    else parameters.set(name, value);
  });
