import type { Address } from '../address/address';
import { saveAddress } from '../cart/addressQueries';
import type { CartRow } from '../cart/models';
import { updateCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { findLocation, type LocationRow } from '../locations/queries';
import { isPickup } from '../pickup/pickupMethod';

/** The address of a shop as an order has it that is collected there; the real backend names it so, too. */
const addressOfShop = (shop: LocationRow): Address => ({
  firstname: shop.name,
  lastname: 'Store',
  company: null,
  street: [shop.address1, shop.address2].filter((line) => line !== null),
  city: shop.city,
  region: shop.region,
  regionCode: null,
  postcode: shop.postcode,
  countryCode: shop.country_id,
  telephone: shop.telephone,
  extra: {},
});

/** Where a cart goes: an address, or the shop where it is collected. */
export type ShippingPlace = { kind: 'address'; address: Address } | { kind: 'shop'; shop: LocationRow };

/**
 * The place that a client names.
 * @returns undefined for a shop that there is not.
 */
export const readPlace = (
  { db }: Pick<RequestContext, 'db'>,
  code: string | null | undefined,
  readAddress: () => Address,
): ShippingPlace | undefined => {
  if (!code) return { kind: 'address', address: readAddress() };
  const shop = findLocation(db, code);
  return shop && { kind: 'shop', shop };
};

/** Sends a cart to a place. What was chosen for a shop does not hold for an address, nor the other way round. */
export const savePlace = (
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, carrier_code: carrier }: Pick<CartRow, 'id' | 'carrier_code'>,
  place: ShippingPlace,
): void => {
  const isShop = place.kind === 'shop';
  saveAddress(db, id, 'shipping', isShop ? addressOfShop(place.shop) : place.address);
  const change = {
    pickup_location_code: isShop ? place.shop.identifier : null,
    ...(carrier !== null && isPickup(carrier) !== isShop ? { carrier_code: null, method_code: null } : {}),
  };
  updateCart(db, id, change, toSqlTime(now()));
};
