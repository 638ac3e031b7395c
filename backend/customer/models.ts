/** A row of customer, without what concerns signing in. */
export interface CustomerRow {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  is_subscribed: number;
  created_at: string;
}

/** What signing in reads and writes. Times are milliseconds since 1970. */
export interface CredentialsRow {
  id: number;
  password_hash: string;
  failed_sign_ins: number;
  first_failure_at: number | null;
  locked_until: number | null;
}

/** A row of customer_address; `street` is a JSON list of lines. */
export interface CustomerAddressRow {
  id: number;
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
  is_default_shipping: number;
  is_default_billing: number;
}
