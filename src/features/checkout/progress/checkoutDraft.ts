import { type Address, isAddressCountry } from '@/features/address/address';
import { allLines, lineName } from '@/features/address/streetLines';
import { extraName, readExtra } from '@/features/formFields/extraValues';
import type { ExtraValues, FormField } from '@/features/formFields/formField';
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

const addressNames = ['FirstName', 'LastName', 'City', 'Postcode', 'County', 'Phone', 'Country', 'Region'] as const;
const namesOf = (scope: Scope): string[] => [
  ...addressNames.map((name) => `${scope}${name}`),
  ...allLines.map((line) => lineName(scope, line)),
];
const allNames: readonly string[] = ['email', ...namesOf('shipping'), ...namesOf('billing')];

/** A field that the merchant's form has. */
const extraNames = /^(?:shipping|billing)Extra_\w{1,60}$/;

const empty: CheckoutDraft = { fields: {}, isSame: null };

/** Reads a draft that storage gives back; what is spoilt counts as not typed. */
export const parseDraft = (value: unknown): CheckoutDraft | undefined => {
  if (!isRecord(value) || !isRecord(value.fields)) return undefined;
  const { fields, isSame } = value;
  const extras = Object.keys(fields).filter((name) => extraNames.test(name));
  const texts = [...allNames, ...extras].flatMap((name) => {
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
 * @param extras what the merchant's form has besides.
 */
export const changeDraft = (
  before: CheckoutDraft,
  values: FormValues,
  shown: readonly Scope[],
  extras: readonly FormField[] = [],
): CheckoutDraft => {
  const typed = ['email', ...shown.flatMap(namesOf)].map((name) => [name, values.text(name)] as const);
  const entered = shown.flatMap((scope) =>
    Object.entries(readExtra(values, scope, extras)).map(([code, value]) => [extraName(scope, code), value] as const),
  );
  return {
    fields: { ...before.fields, ...Object.fromEntries([...typed, ...entered]) },
    isSame: values.isChecked('isSame'),
  };
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

const draftExtra = (fields: CheckoutDraft['fields'], scope: Scope, known: ExtraValues = {}): ExtraValues => {
  const start = extraName(scope, '');
  const typed = Object.entries(fields).flatMap(([name, text]) =>
    name.startsWith(start) ? [[name.slice(start.length), text] as const] : [],
  );
  return { ...known, ...Object.fromEntries(typed) };
};

/** What the fields of an address begin with: what was typed, else what is known. */
export const withDraft = (
  { fields }: CheckoutDraft,
  scope: Scope,
  known: Partial<Address> | null,
): Partial<Address> => {
  const text = (name: string, otherwise: string | undefined): string | undefined =>
    fields[`${scope}${name}`] ?? otherwise;
  return {
    firstname: text('FirstName', known?.firstname),
    lastname: text('LastName', known?.lastname),
    street: allLines
      .map((line) => fields[lineName(scope, line)] ?? known?.street?.[line - 1] ?? '')
      .filter((line, index) => index === 0 || line !== ''),
    city: text('City', known?.city),
    postcode: text('Postcode', known?.postcode),
    region: text('County', known?.region),
    telephone: text('Phone', known?.telephone),
    extra: draftExtra(fields, scope, known?.extra),
    ...(OFFERS_COUNTRIES ? draftPlace(fields, scope, known) : {}),
  };
};
