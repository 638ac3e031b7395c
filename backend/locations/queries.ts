import type { Db } from '../db/open';

/** A row of `location`. */
export interface LocationRow {
  id: number;
  identifier: string;
  name: string;
  url_key: string;
  address1: string;
  address2: string | null;
  city: string;
  region: string | null;
  postcode: string;
  country_id: string;
  telephone: string | null;
  store_type: string;
  latitude: number;
  longitude: number;
  is_active: number;
  special_schedule: string | null;
  timezone: string;
  /** JSON: codes of services. */
  services: string;
}

/** Hours of a day, HH:MM; null: closed. */
interface Hours {
  opens: string | null;
  closes: string | null;
}

const columns = `id, identifier, name, url_key, address1, address2, city, region, postcode, country_id, telephone,
  store_type, latitude, longitude, is_active, special_schedule, timezone, services`;

/** Shops that are open to the public, by town and name. */
export const listLocations = (db: Db): LocationRow[] =>
  db.all<LocationRow>(`SELECT ${columns} FROM location WHERE is_active = 1 ORDER BY city, name, id`);

/** The shop of an identifier, if it is open to the public. */
export const findLocation = (db: Db, identifier: string): LocationRow | undefined =>
  db.get<LocationRow>(`SELECT ${columns} FROM location WHERE identifier = ? AND is_active = 1`, identifier);

/** The shop of an id, if it is open to the public. */
export const findLocationById = (db: Db, id: number): LocationRow | undefined =>
  db.get<LocationRow>(`SELECT ${columns} FROM location WHERE id = ? AND is_active = 1`, id);

/** Hours by day of the week; 1 is Monday. */
export const listHours = (db: Db, locationId: number): (Hours & { weekday: number })[] =>
  db.all('SELECT weekday, opens, closes FROM location_hours WHERE location_id = ? ORDER BY weekday', locationId);

/** Days from a day (YYYY-MM-DD) on that keep other hours. */
export const listSpecialHours = (
  db: Db,
  locationId: number,
  from: string,
): (Hours & { date: string; title: string })[] =>
  db.all(
    'SELECT date, title, opens, closes FROM location_special_hours WHERE location_id = ? AND date >= ? ORDER BY date',
    locationId,
    from,
  );

/** Services that shops have, in their order. */
export const listServices = (db: Db): { code: string; label: string }[] =>
  db.all('SELECT code, label FROM location_service ORDER BY sort_order');

/** Path of a shop's page without leading slash; undefined for one without a page. */
export const findLocationPath = (db: Db, id: number): string | undefined =>
  db.get<{ request_path: string }>(
    "SELECT request_path FROM url_rewrite WHERE entity_type = 'POINT_OF_SALE' AND entity_id = ? AND redirect_code = 0",
    id,
  )?.request_path;
