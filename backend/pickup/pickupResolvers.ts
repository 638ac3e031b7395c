import { requireCart } from '../cart/access';
import { loadCart } from '../cart/loadCart';
import type { CartLine } from '../cart/models';
import { assertPage, totalPages } from '../graphql/paging';
import type { RequestContext } from '../context';
import { distanceKm } from '../locations/distance';
import { findPlace } from '../locations/findPlace';
import { listLocations, type LocationRow } from '../locations/queries';
import { toPointOfSale } from '../locations/toPointOfSale';
import type { AreaInput, FilterTypeInput, Resolvers } from '../schema/resolvers.generated';

import { findStockedLocations, listShortages } from './pickupQueries';
import { readyAt } from './readyTime';

/** A shop as a place to collect from. */
export interface PickupModel {
  location: LocationRow;
  /** From the place that was searched for. */
  distanceKm: number | null;
}

/** Shops around a place, the nearest first; none around a place that is not known. */
const inArea = (locations: readonly LocationRow[], { search_term: term, radius }: AreaInput): PickupModel[] => {
  // The country stands behind the last colon; places of one country are known.
  const place = findPlace(term.replace(/:[^:]*$/, ''), locations);
  if (!place) return [];
  return locations
    .map((location) => ({ location, distanceKm: distanceKm(place, location) }))
    .filter((found) => found.distanceKm <= radius)
    .sort((a, b) => a.distanceKm - b.distanceKm);
};

/** Whether a code is one of those that are asked for; without a filter each is. */
const isAskedFor = (code: string, filter: FilterTypeInput | null | undefined): boolean =>
  (filter?.eq == null || filter.eq === code) && (filter?.in == null || filter.in.includes(code));

/** Lines by the cart's id. */
const linesOfRequest = new WeakMap<RequestContext, Map<string, CartLine[]>>();

/** The lines of a cart that a request asks about: once, although every shop is asked. */
const linesOf = (context: RequestContext, cartId: string): CartLine[] => {
  const byCart = linesOfRequest.get(context) ?? new Map<string, CartLine[]>();
  linesOfRequest.set(context, byCart);
  const lines = byCart.get(cartId) ?? loadCart(context, requireCart(context, cartId)).lines;
  byCart.set(cartId, lines);
  return lines;
};

/** Shops where an order can be collected. */
export const pickupResolvers: Resolvers = {
  Query: {
    pickupLocations: (_parent, { area, filters, productsInfo, pageSize, currentPage }, { db }) => {
      const size = pageSize ?? 20;
      const page = currentPage ?? 1;
      assertPage(size, page);
      const skus = (productsInfo ?? []).flatMap((product) => product?.sku ?? []);
      const stocked = skus.length > 0 ? findStockedLocations(db, skus) : null;
      const locations = listLocations(db).filter(
        ({ id, identifier }) => (stocked?.has(id) ?? true) && isAskedFor(identifier, filters?.pickup_location_code),
      );
      const found = area ? inArea(locations, area) : locations.map((location) => ({ location, distanceKm: null }));
      return {
        items: found.slice((page - 1) * size, page * size),
        page_info: { current_page: page, page_size: size, total_pages: totalPages(found.length, size) },
        total_count: found.length,
      };
    },
  },
  PickupLocation: {
    pickup_location_code: ({ location }) => location.identifier,
    name: ({ location }) => location.name,
    description: ({ location }) => location.special_schedule,
    street: ({ location: { address1, address2 } }) => [address1, address2].filter(Boolean).join(', '),
    city: ({ location }) => location.city,
    region: ({ location }) => location.region,
    region_id: () => null,
    postcode: ({ location }) => location.postcode,
    country_id: ({ location }) => location.country_id,
    phone: ({ location }) => location.telephone,
    email: () => null,
    latitude: ({ location }) => location.latitude,
    longitude: ({ location }) => location.longitude,
    distance_km: (found) => found.distanceKm,
    point_of_sale: ({ location }, _, context) => toPointOfSale(location, context),
    missing_items: ({ location }, { cart_id: cartId }, context) => {
      return listShortages(context.db, location.id, linesOf(context, cartId)).map(({ line, quantity }) => ({
        product_name: line.name,
        quantity,
      }));
    },
    ready: ({ location }, _, context) => readyAt(context.db, context.shopNow(), location),
  },
};
