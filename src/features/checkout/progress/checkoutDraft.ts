import { type Address, isAddressCountry } from '@/features/address/address';
import { sessionLifetimeSeconds } from '@/features/session/tokenLifetime';
import { isRecord } from '@/kernel/isRecord';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { draftKey } from '../forgetCheckout';

type Scope = 'shipping' | 'billing';

/** What was typed into the address step and not sent yet: it outlives a sign-in and a reload. */
export interface CheckoutDraft {
  /** By the names of the fields. */
  fields: Readonly<Record<string, string>>;
  /** Whether the bill goes to the shipping address; null while the box was not touched. */
  isSame: boolean | null;
}

const addressNames = [
  'FirstName',
  'LastName',
  'Street',
  'Street2',
  'City',
  'Postcode',
  'County',
  'Phone',
  'Country',
  'Region',
] as const;
const namesOf = (scope: Scope): string[] => addressNames.map((name) => `${scope}${name}`);
const allNames: readonly string[] = ['email', ...namesOf('shipping'), ...namesOf('billing')];

const empty: CheckoutDraft = { fields: {}, isSame: null };

/** Reads a draft that storage gives back; what is spoilt counts as not typed. */
export const parseDraft = (value: unknown): CheckoutDraft | undefined => {
  if (!isRecord(value) || !isRecord(value.fields)) return undefined;
  const { fields, isSame } = value;
  const texts = allNames.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return { fields: Object.fromEntries(texts), isSame: typeof isSame === 'boolean' ? isSame : null };
};

/** What was typed into the checkout and not sent yet; an empty draft where nothing is kept. */
export const readDraft =
  (): AppThunk<CheckoutDraft> =>
  (_dispatch, _getState, { storage }) =>
    storage.read(draftKey, parseDraft) ?? empty;

/** Keeps what was typed for as long as the shopper's session. */
export const saveDraft =
  (draft: CheckoutDraft): AppThunk =>
  (_dispatch, _getState, services) =>
    services.storage.write(draftKey, draft, sessionLifetimeSeconds(services));

/** Forgets what was typed. */
export const removeDraft =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    storage.remove(draftKey);

/**
 * The draft after a change of the form.
 * @param shown the addresses whose fields are on the page; of the others the form knows nothing.
 */
export const changeDraft = (before: CheckoutDraft, values: FormValues, shown: readonly Scope[]): CheckoutDraft => {
  const typed = ['email', ...shown.flatMap(namesOf)].map((name) => [name, values.text(name)] as const);
  return { fields: { ...before.fields, ...Object.fromEntries(typed) }, isSame: values.isChecked('isSame') };
};

/** Whether a part of an address was typed that the shop could not know. */
export const hasTyped = ({ fields }: CheckoutDraft, scope: Scope): boolean =>
  ['Street', 'City', 'Postcode'].some((name) => Boolean(fields[`${scope}${name}`]));

const draftPlace = (
  fields: CheckoutDraft['fields'],
  scope: Scope,
  known: Partial<Address> | null,
): Pick<Partial<Address>, 'country_id' | 'region_code' | 'region_id'> => {
  const country = fields[`${scope}Country`];
  if (!country || !isAddressCountry(country))
    return { country_id: known?.country_id, region_code: known?.region_code, region_id: known?.region_id };
  return { country_id: country, region_id: Number(fields[`${scope}Region`]) || null };
};

/** What the fields of an address begin with: what was typed, else what is known. */
export const withDraft = (
  { fields }: CheckoutDraft,
  scope: Scope,
  known: Partial<Address> | null,
): Partial<Address> => {
  const text = (name: string, otherwise: string | undefined): string | undefined =>
    fields[`${scope}${name}`] ?? otherwise;
  const second = text('Street2', known?.street?.[1]);
  return {
    firstname: text('FirstName', known?.firstname),
    lastname: text('LastName', known?.lastname),
    street: [text('Street', known?.street?.[0]) ?? '', ...(second === undefined ? [] : [second])],
    city: text('City', known?.city),
    postcode: text('Postcode', known?.postcode),
    region: text('County', known?.region),
    telephone: text('Phone', known?.telephone),
    ...(OFFERS_COUNTRIES ? draftPlace(fields, scope, known) : {}),
  };
};
