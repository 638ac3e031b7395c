import type { AddressRow } from '../address/address';

/** A row of customer, without what concerns signing in. */
export interface CustomerRow {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  is_subscribed: number;
  created_at: string;
  /** JSON: what the merchant's forms ask for besides. */
  extra: string;
}

/** Fields that signing in reads. */
export interface CredentialsRow {
  id: number;
  password_hash: string;
}

/** A row of customer_address. */
export interface CustomerAddressRow extends AddressRow {
  id: number;
  is_default_shipping: number;
  is_default_billing: number;
}
