import { GraphQLError } from 'graphql';

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
 * @throws GraphQLError for a list with swatches where the backend plays one that fails there.
 */
export const readLayerFilters = (
  { db, settings }: RequestContext,
  countFacets: () => readonly Aggregation[],
): (LayerFilter & { filter_items: SwatchLayerFilterItem[] })[] => {
  const swatches = new Map(listSwatches(db).map(({ code, option_id, swatch }) => [`${code}/${option_id}`, swatch]));
  if (swatches.size === 0) return [];
  const facets = countFacets();
  const hasSwatches = facets.some(({ attribute_code: code, options }) =>
    options?.some((option) => option && swatches.has(`${code}/${option.value}`)),
  );
  if (hasSwatches && settings.profile.failsOnSwatchFilters) throw new GraphQLError('Internal server error');
  return facets.map(({ attribute_code: code, label, options }) => ({
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
