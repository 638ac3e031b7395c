import type { Resolvers } from '../schema/resolvers.generated';

import { findPlace } from './findPlace';
import { findLocation, listLocations } from './queries';
import { toPointOfSale } from './toPointOfSale';

/** Shops in streets, and where places are. */
export const locationResolvers: Resolvers = {
  Query: {
    pointsOfSale: (_parent, { filter }, context) => {
      const wanted = filter?.identifier;
      const identifiers = wanted ? [wanted.eq, ...(wanted.in ?? [])].filter((each) => typeof each === 'string') : null;
      const rows = identifiers
        ? identifiers.flatMap((identifier) => findLocation(context.db, identifier) ?? [])
        : listLocations(context.db);
      return { total_count: rows.length, items: rows.map((row) => toPointOfSale(row, context)) };
    },
    placePosition: (_parent, { search }, { db }) => findPlace(search, listLocations(db)),
  },
};
