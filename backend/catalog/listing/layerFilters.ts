import type { RequestContext } from '../../context';
import type { Aggregation, LayerFilter, SwatchLayerFilterItem } from '../../schema/resolvers.generated';
import { isColour, isPicture } from '../configurableResolvers';

import { listSwatches } from './listingQueries';

/** The kinds of swatches as the real backend numbers them. */
const kindOf = (swatch: string): string => {
  if (isColour(swatch)) return '1';
  return isPicture(swatch) ? '2' : '0';
};

/**
 * Facets in the form that came before aggregations: it alone tells the swatches of options, and is empty where there are
 * none, as nothing else in it is worth counting twice.
 */
export const readLayerFilters = (
  { db }: RequestContext,
  countFacets: () => readonly Aggregation[],
): (LayerFilter & { filter_items: SwatchLayerFilterItem[] })[] => {
  const swatches = new Map(listSwatches(db).map(({ code, option_id, swatch }) => [`${code}/${option_id}`, swatch]));
  if (swatches.size === 0) return [];
  return countFacets().map(({ attribute_code: code, label, options }) => ({
    name: label,
    request_var: code,
    filter_items_count: options?.length ?? 0,
    filter_items: (options ?? []).flatMap((option) => {
      if (!option) return [];
      const swatch = swatches.get(`${code}/${option.value}`);
      return [
        {
          label: option.label,
          value_string: option.value,
          items_count: option.count,
          swatch_data: swatch === undefined ? null : { type: kindOf(swatch), value: swatch },
        },
      ];
    }),
  }));
};
