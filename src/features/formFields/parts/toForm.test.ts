import fc from 'fast-check';
import type { AttributesFormQuery } from '../api/AttributesForm.graphql.generated';
import { validatorOf } from '../fieldRules';
import type { FormField } from '../formField';
import { toForm } from './toForm';

type Item = NonNullable<AttributesFormQuery['attributesForm']>['items'][number];

const item = (code: string, more: Partial<Item> = {}): Item => ({
  code,
  label: code,
  frontend_input: 'TEXT',
  is_required: false,
  default_value: null,
  options: [],
  multiline_count: 0,
  sort_order: 0,
  validate_rules: [],
  ...more,
});
const formOf = (...items: Item[]) => toForm({ attributesForm: { items } });

test('fields that every form has are not there twice, files are not at all, the others in the merchant’s order', () => {
  const form = formOf(
    item('firstname'),
    item('vat_id', { sort_order: 140 }),
    item('company', { sort_order: 60, is_required: true }),
    item('photo', { frontend_input: 'IMAGE' }),
    item('region_id', { frontend_input: 'HIDDEN' }),
    item('street', { frontend_input: 'MULTILINE', multiline_count: 4 }),
    item('telephone', { is_required: true }),
  );
  expect(form?.fields.map(({ code }) => code)).toEqual(['company', 'vat_id']);
  expect(form).toMatchObject({ telephone: 'required', streetLines: 4, refusesMoreLines: true });
  expect(formOf(item('firstname'))).toMatchObject({ telephone: 'no', streetLines: 2, refusesMoreLines: false });
  expect([toForm(undefined), toForm({ attributesForm: null }), formOf()]).toEqual([undefined, undefined, undefined]);
});

test('a name with options is chosen', () => {
  const options = ['Mr', 'Mrs'].map((value) => ({ label: value, value }));
  expect(formOf(item('prefix', { options }))?.fields).toMatchObject([{ code: 'prefix', kind: 'select', options }]);
});

const field = (more: Partial<FormField>): FormField => ({
  code: 'x',
  label: 'X',
  kind: 'text',
  isRequired: false,
  initial: '',
  options: [],
  rules: {},
  ...more,
});
const judge = (more: Partial<FormField>, value: string) => validatorOf(field(more))?.(value, {})?.id;

test('rules are the backend’s, dates in both ways of writing', () => {
  const rules = [
    { name: 'DATE_RANGE_MIN' as const, value: '946684800' },
    { name: 'DATE_RANGE_MAX' as const, value: '2001-01-01 00:00:00' },
  ];
  const [date] = formOf(item('day', { frontend_input: 'DATE', validate_rules: rules }))?.fields ?? [];
  expect(date?.rules).toMatchObject({ earliest: '2000-01-01', latest: '2001-01-01' });
  expect(judge({ ...date }, '1999-12-31')).toBe('formFields.tooEarly');
  expect(judge({ ...date }, '2001-01-02')).toBe('formFields.tooLate');
  expect(judge({ ...date }, '2000-06-01')).toBeUndefined();
  expect(judge({ code: 'dob', kind: 'date' }, '2999-01-01')).toBe('formFields.tooLate');
  expect(judge({ rules: { longest: 3 } }, 'four')).toBe('formFields.tooLong');
  expect(judge({ rules: { shortest: 3 } }, 'no')).toBe('validation.hasLengthAtLeast');
  expect(judge({ rules: { shortest: 3 } }, '')).toBeUndefined();
  expect(judge({ isRequired: true }, ' ')).toBe('validation.isRequired');
  expect(judge({ rules: { pattern: 'toString' } }, 'x')).toBeUndefined();
});

test('whatever is typed, a field is judged without an error of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<FormField['kind']>('text', 'textarea', 'select', 'multiselect', 'boolean', 'date'),
      fc.constantFrom('numeric', 'alpha', 'alphanumeric', 'alphanum-with-spaces', 'url', 'email', '__proto__'),
      fc.boolean(),
      fc.anything(),
      (kind, pattern, isRequired, value) => {
        const found = validatorOf(field({ kind, isRequired, rules: { pattern, longest: 9 } }))?.(value, {});
        expect(found === undefined || found.id !== '').toBe(true);
      },
    ),
  );
});
