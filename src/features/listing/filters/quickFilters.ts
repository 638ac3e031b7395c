import type { Facet, FacetOption, Facets } from './facets';

/** Attributes that many look for first, with how many of their options are offered. */
const promoted = [
  { code: 'dietary', most: 2 },
  { code: 'form', most: 1 },
] as const;

/** An option that is worth a click: it leaves something, and takes something away. */
const isUseful = ({ count }: FacetOption, total: number): boolean => count > 0 && count < total;

const byCount = (one: FacetOption, other: FacetOption): number => other.count - one.count;

/** Up to three options to offer above a list: diet and form, the commonest first. */
export const quickFilters = (facets: Facets | undefined): (FacetOption & Pick<Facet, 'code'>)[] => {
  if (!facets) return [];
  return promoted.flatMap(({ code, most }) => {
    const options = facets.groups.find((group) => group.code === code)?.options ?? [];
    return options
      .filter((option) => isUseful(option, facets.total))
      .sort(byCount)
      .slice(0, most)
      .map((option) => ({ ...option, code }));
  });
};
