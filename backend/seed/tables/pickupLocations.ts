import type { Db } from '../../db/open';
import type { DataFiles } from '../dataFiles';
import { upsertId } from '../upsert';

interface PickupData {
  code: string;
  name: string;
  description: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  phone: string;
  latitude: number;
  longitude: number;
}

/** Places to collect from, of a shop without pages for them. */
export const seedPickupLocations = (db: Db, { readJson }: DataFiles): void => {
  for (const place of readJson<PickupData[]>('pickupLocations.json')) {
    upsertId(db, 'location', ['identifier'], {
      identifier: place.code,
      name: place.name,
      url_key: place.code,
      address1: place.street,
      city: place.city,
      region: place.region,
      postcode: place.postcode,
      country_id: 'GB',
      telephone: place.phone,
      store_type: 'Store',
      latitude: place.latitude,
      longitude: place.longitude,
      is_active: 1,
      special_schedule: place.description,
    });
  }
};
