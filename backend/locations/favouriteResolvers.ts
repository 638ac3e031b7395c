import type { RequestContext } from '../context';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors';
import type { PointOfSaleStockStatus, Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { distanceKm, type Position } from './distance';
import { findFavouriteId, findLocationStock, saveFavourite } from './favouriteQueries';
import { findLocation, findLocationById, listLocations, type LocationRow } from './queries';
import { toPointOfSale } from './toPointOfSale';

/** Fewer than this are few. */
const lowStock = 4;

const isEnabled = ({ db, store }: RequestContext): boolean => readStoreSettings(db, store.id).favorite_store_enabled;

const nearestTo = (origin: Position, locations: readonly LocationRow[]): LocationRow | undefined =>
  locations.reduce<LocationRow | undefined>(
    (best, location) => (best && distanceKm(origin, best) <= distanceKm(origin, location) ? best : location),
    undefined,
  );

const findFavourite = ({ db, customerId }: RequestContext): LocationRow | undefined => {
  const id = customerId === null ? undefined : findFavouriteId(db, customerId);
  return id === undefined ? undefined : findLocationById(db, id);
};

const statusOf = (quantity: number): PointOfSaleStockStatus =>
  quantity === 0 ? 'OUT_OF_STOCK' : quantity < lowStock ? 'LOW_STOCK' : 'IN_STOCK';

/** The shop that a shopper prefers, and what lies in it. */
export const favouriteResolvers: Resolvers = {
  Query: {
    getFavoriteStore: (_parent, { origin }, context) => {
      if (!isEnabled(context)) return null;
      const found = findFavourite(context) ?? (origin ? nearestTo(origin, listLocations(context.db)) : undefined);
      return found ? toPointOfSale(found, context) : null;
    },
    pointOfSaleStock: (_parent, { identifier, sku }, { db }) => {
      const location = findLocation(db, identifier);
      const quantity = location && findLocationStock(db, location.id, sku);
      return quantity === undefined ? null : { status: statusOf(quantity) };
    },
  },
  Mutation: {
    setFavoriteStore: (_parent, { identifier }, context) => {
      if (!isEnabled(context)) throw inputError('The favourite store is not available.');
      if (context.customerId === null) throw authorizationError("The current customer isn't authorized.");
      const location = findLocation(context.db, identifier);
      if (!location) throw noSuchEntityError('The store does not exist.');
      saveFavourite(context.db, context.customerId, location.id);
      return { store: toPointOfSale(location, context) };
    },
  },
};
