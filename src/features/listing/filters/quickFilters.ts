import type { Facet, FacetOption, Facets } from './facets';

/** Options that are offered, of as many attributes as there are. */
const mostOffered = 3;

/** An option that is worth a click: it leaves something, and takes something away. */
const isUseful = ({ count }: FacetOption, total: number): boolean => count > 0 && count < total;

const byCount = (one: FacetOption, other: FacetOption): number => other.count - one.count;

/** An option to offer, with the attribute that it is of. */
export type QuickFilter = FacetOption & Pick<Facet, 'code'> & { attribute: string };

/** Up to three options to offer above a list: the commonest of each attribute, in the merchant's order of attributes. */
export const quickFilters = (facets: Facets | undefined): QuickFilter[] => {
  if (!facets) return [];
  const useful = facets.groups.map(({ code, label: attribute, options }) =>
    options
      .filter((option) => isUseful(option, facets.total))
      .sort(byCount)
      .slice(0, mostOffered)
      .map((option) => ({ ...option, code, attribute })),
  );
  // The first of each attribute, then the second of each.
  const ranked = Array.from({ length: mostOffered }, (_, rank) => useful.flatMap((options) => options[rank] ?? []));
  return ranked.flat().slice(0, mostOffered);
};
