import type { Db } from '../db/open';

/** A shipping method as the table has it; money in minor units with VAT. */
export interface ShippingMethod {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  priceMinor: number;
  freeFromMinor: number | null;
  excludedAreas: string[];
  /** Working days from dispatch to arrival; null: as the store's configuration has it. */
  minDays: number | null;
  maxDays: number | null;
  /** HH:MM by which it arrives on its day; null: any time. */
  arrivesBefore: string | null;
}

interface MethodRow {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  price_minor: number;
  free_from_minor: number | null;
  excluded_areas: string;
  min_days: number | null;
  max_days: number | null;
  arrives_before: string | null;
}

const parseAreas = (json: string): string[] => {
  const areas: unknown = JSON.parse(json);
  return Array.isArray(areas) ? areas.map((area) => String(area).toUpperCase()) : [];
};

/** The methods that are on, in order. */
export const listActiveMethods = (db: Db): ShippingMethod[] =>
  db
    .all<MethodRow>(
      `SELECT carrier_code, method_code, carrier_title, method_title, price_minor, free_from_minor, excluded_areas,
              min_days, max_days, arrives_before
         FROM shipping_method WHERE is_active = 1 ORDER BY sort_order, carrier_code, method_code`,
    )
    .map((row) => ({
      carrierCode: row.carrier_code,
      methodCode: row.method_code,
      carrierTitle: row.carrier_title,
      methodTitle: row.method_title,
      priceMinor: row.price_minor,
      freeFromMinor: row.free_from_minor,
      excludedAreas: parseAreas(row.excluded_areas),
      minDays: row.min_days,
      maxDays: row.max_days,
      arrivesBefore: row.arrives_before,
    }));
