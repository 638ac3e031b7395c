import type { Db } from '../../db/open';
import { readJson } from '../dataFiles';
import { insert, upsert, upsertId } from '../upsert';
import { rewriteTo } from './urlRewrites';

/** Opening and closing time, HH:MM; null: closed. */
type Hours = [string, string] | null;

interface LocationData {
  identifier: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  region?: string;
  postcode: string;
  telephone: string;
  type: string;
  latitude: number;
  longitude: number;
  specialSchedule?: string;
  /** Codes of services. */
  services: string[];
  hours: { weekdays: Hours; saturday: Hours; sunday: Hours };
}

interface LocationFile {
  /** Path of the page that lists the shops, without slashes at its ends; theirs are below it. */
  path: string;
  services: { code: string; label: string }[];
  /** Days on which every shop keeps other hours. */
  specialDays: { date: string; title: string; hours: Hours }[];
  locations: LocationData[];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const hoursOn = (weekday: number, { hours }: LocationData): Hours =>
  weekday === 7 ? hours.sunday : weekday === 6 ? hours.saturday : hours.weekdays;

/** Physical shops with their opening hours; weekday 1 is Monday. */
export const seedLocations = (db: Db): void => {
  const { path, services, specialDays, locations } = readJson<LocationFile>('locations.json');
  services.forEach(({ code, label }, index) =>
    upsert(db, 'location_service', ['code'], { code, label, sort_order: index }),
  );
  rewriteTo(db, path, 'POINT_OF_SALE_LIST', 1);
  db.run('UPDATE location SET is_active = 0');
  for (const location of locations) {
    const id = upsertId(db, 'location', ['identifier'], {
      identifier: location.identifier,
      name: location.name,
      url_key: location.identifier,
      address1: location.address1,
      address2: location.address2 ?? null,
      city: location.city,
      region: location.region ?? null,
      postcode: location.postcode,
      country_id: 'GB',
      telephone: location.telephone,
      store_type: location.type,
      latitude: location.latitude,
      longitude: location.longitude,
      is_active: 1,
      special_schedule: location.specialSchedule ?? null,
      services: JSON.stringify(location.services),
    });
    rewriteTo(db, `${path}/${location.identifier}`, 'POINT_OF_SALE', id);
    db.run('DELETE FROM location_hours WHERE location_id = ?', id);
    for (const weekday of weekdays) {
      const [opens = null, closes = null] = hoursOn(weekday, location) ?? [];
      insert(db, 'location_hours', { location_id: id, weekday, opens, closes });
    }
    db.run('DELETE FROM location_special_hours WHERE location_id = ?', id);
    for (const { date, title, hours } of specialDays) {
      const [opens = null, closes = null] = hours ?? [];
      insert(db, 'location_special_hours', { location_id: id, date, title, opens, closes });
    }
  }
};
