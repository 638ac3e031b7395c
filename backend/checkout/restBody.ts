import type { Address } from '../address/address';
import { readFields } from '../address/addressFields';
import { isRecord } from '../isRecord';
import type { CheckoutRules } from '../profile/profile';
import { RestError } from '../rest/restError';

/** A JSON object of a request, keys as its schema names them. */
export type RestObject = Record<string, unknown>;

const toSnakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Refusal of a missing field. */
export const missingField = (fieldName: string): RestError =>
  new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName });

const wrongType = (value: unknown, type: string): RestError =>
  new RestError(400, 'The "%value" value\'s type is invalid. The "%type" type was expected. Verify and try again.', {
    value: Array.isArray(value) || isRecord(value) ? JSON.stringify(value).slice(0, 100) : String(value),
    type,
  });

/**
 * Reads an object with known keys, in snake_case or camelCase.
 * @throws RestError 400 for any other key or when it is no object.
 */
export const readObject = (value: unknown, keys: readonly string[]): RestObject => {
  if (!isRecord(value)) throw wrongType(value, 'object');
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const known = toSnakeCase(key);
    if (!keys.includes(known)) {
      throw new RestError(400, '"%fieldName" is not supported. Correct the field name and try again.', {
        fieldName: key,
      });
    }
    return [known, inner];
  });
  return Object.fromEntries(entries);
};

/** A text, or null when it is missing; numbers become text, as on the real backend. */
export const readText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw wrongType(value, 'string');
};

const readStreet = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrongType(value, 'string[]');
  return value.map((line) => readText(line) ?? '');
};

const addressKeys = [
  'id',
  'region',
  'region_id',
  'region_code',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'email',
  'same_as_billing',
  'save_in_address_book',
  'customer_id',
  'customer_address_id',
  'custom_attributes',
  'extension_attributes',
] as const;

const readCustomAttributes = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(value) ? value : []).flatMap((each: unknown) =>
      isRecord(each) && typeof each.attribute_code === 'string'
        ? [[each.attribute_code, readText(each.value) ?? '']]
        : [],
    ),
  );

/** What the profile says about unknown fields. */
type FieldRules = Pick<CheckoutRules, 'namesUnknownFields'>;

/** A stock backend has no setter for an unknown field and fails: the caller reads 'Internal Error', status 500. */
const assertKnownFields = (value: unknown, keys: readonly string[]): void => {
  const unknown = isRecord(value) ? Object.keys(value).filter((key) => !keys.includes(toSnakeCase(key))) : [];
  if (unknown.length > 0) throw new Error(`An address came with the unknown field ${unknown.join(', ')}.`);
};

/**
 * Reads an address of the REST checkout; null when there is none.
 * @param before what the client leaves out stays as it was there.
 * @throws RestError 400 for wrong types and, where the profile names them, for unknown keys.
 */
export const readAddress = (value: unknown, { namesUnknownFields }: FieldRules, before?: Address | null) => {
  if (value === undefined || value === null) return null;
  if (!namesUnknownFields) assertKnownFields(value, addressKeys);
  const fields = readObject(value, addressKeys);
  const given = (key: (typeof addressKeys)[number]) => (key in fields ? readText(fields[key]) : undefined);
  return readFields(
    {
      firstname: readText(fields.firstname),
      lastname: readText(fields.lastname),
      company: given('company'),
      street: readStreet(fields.street),
      city: readText(fields.city),
      region: isRecord(fields.region) ? readText(fields.region.region) : given('region'),
      regionCode: given('region_code'),
      regionId: 'region_id' in fields ? Number(readText(fields.region_id)) || null : undefined,
      postcode: given('postcode'),
      countryCode: readText(fields.country_id),
      telephone: given('telephone'),
      extra: {
        prefix: given('prefix'),
        middlename: given('middlename'),
        suffix: given('suffix'),
        fax: given('fax'),
        vat_id: given('vat_id'),
        ...readCustomAttributes(fields.custom_attributes),
      },
    },
    before,
  );
};

/** Shop where an address of the REST checkout is collected from; null for one that is delivered to. */
export const pickupCodeOf = (address: unknown): string | null => {
  const extension = isRecord(address) ? (address.extension_attributes ?? address.extensionAttributes) : undefined;
  return isRecord(extension) ? readText(extension.pickup_location_code) : null;
};

/** Parameters of a call: top-level keys that it does not know do no harm. */
export const readParameters = (body: unknown): RestObject =>
  isRecord(body) ? Object.fromEntries(Object.entries(body).map(([key, value]) => [toSnakeCase(key), value])) : {};
