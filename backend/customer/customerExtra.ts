import type { RequestContext } from '../context';
import { type ExtraValues, overlayExtra, readCustomValues } from '../forms/extraValues';
import { customerFields } from '../forms/formFields';
import { readForms } from '../forms/formSettings';
import { inputError } from '../graphql/errors';
import type { CustomerUpdateInput } from '../schema/resolvers.generated';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The date of birth is the one field that the real backend does not insist on. */
const isInsistedOn = (code: string): boolean => !['firstname', 'lastname', 'email', 'dob'].includes(code);

/**
 * What a client sends of the fields besides name and e-mail, over what was there.
 * @param before undefined for a new account, of which everything required is asked; later only what is emptied is refused.
 * @throws GraphQLError (graphql-input) in the words of the real backend.
 */
export const readCustomerExtra = (
  context: RequestContext,
  input: Omit<CustomerUpdateInput, 'firstname' | 'lastname'>,
  before?: ExtraValues,
): ExtraValues => {
  const { prefix, middlename, suffix, date_of_birth: dob, gender, taxvat, custom_attributes: custom } = input;
  if (dob && !isDay(dob)) throw inputError('Invalid date');
  const sent = { prefix, middlename, suffix, dob, gender, taxvat, ...readCustomValues(custom) };
  const extra = overlayExtra(before ?? {}, sent);
  const missing = customerFields(readForms(context)).filter(
    ({ code, isRequired }) => isRequired && isInsistedOn(code) && extra[code] === undefined,
  );
  if (missing.length === 0) return extra;
  const emptied = missing.filter(({ code }) =>
    Object.entries(sent).some(([key, value]) => key === code && value !== undefined),
  );
  if (before && emptied.length > 0)
    throw inputError(`Required parameters are missing: ${emptied.map(({ label }) => label).join(', ')}`);
  throw inputError(missing.map(({ label }) => `"${label}" is a required value.`).join('\n'));
};
