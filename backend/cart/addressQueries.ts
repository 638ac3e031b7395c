import type { Db } from '../db/open';

import type { Address } from './models';

interface AddressRow {
  kind: 'shipping' | 'billing';
  firstname: string;
  lastname: string;
  company: string | null;
  street: string;
  city: string;
  region: string | null;
  region_code: string | null;
  postcode: string | null;
  country_code: string;
  telephone: string | null;
}

/** Street lines from their JSON list. */
export const parseStreet = (json: string): string[] => {
  const lines: unknown = JSON.parse(json);
  return Array.isArray(lines) ? lines.map(String) : [];
};

/** The addresses of a cart. */
export const findAddresses = (db: Db, cartId: number): { shipping: Address | null; billing: Address | null } => {
  const rows = db.all<AddressRow>(
    `SELECT kind, firstname, lastname, company, street, city, region, region_code, postcode, country_code, telephone
       FROM cart_address WHERE cart_id = ?`,
    cartId,
  );
  const pick = (kind: AddressRow['kind']): Address | null => {
    const row = rows.find((candidate) => candidate.kind === kind);
    if (!row) return null;
    return {
      firstname: row.firstname,
      lastname: row.lastname,
      company: row.company,
      street: parseStreet(row.street),
      city: row.city,
      region: row.region,
      regionCode: row.region_code,
      postcode: row.postcode,
      countryCode: row.country_code,
      telephone: row.telephone,
    };
  };
  return { shipping: pick('shipping'), billing: pick('billing') };
};

/** Sets one address of a cart. */
export const saveAddress = (db: Db, cartId: number, kind: 'shipping' | 'billing', address: Address): void => {
  db.run(
    `INSERT OR REPLACE INTO cart_address
       (cart_id, kind, firstname, lastname, company, street, city, region, region_code, postcode, country_code, telephone)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    cartId,
    kind,
    address.firstname,
    address.lastname,
    address.company,
    JSON.stringify(address.street),
    address.city,
    address.region,
    address.regionCode,
    address.postcode,
    address.countryCode,
    address.telephone,
  );
};
