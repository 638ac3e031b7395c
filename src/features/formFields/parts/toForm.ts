import type { AttributesFormQuery } from '../api/AttributesForm.graphql.generated';
import type { FieldKind, FieldRules, FormField, KnownForm } from '../formField';

type Item = NonNullable<AttributesFormQuery['attributesForm']>['items'][number];

/** Fields that every form of the shop has in its own way. */
const ownFields = ['firstname', 'lastname', 'email', 'street', 'city', 'country_id', 'region', 'region_id', 'postcode'];

const kinds: Readonly<Record<string, FieldKind>> = {
  TEXT: 'text',
  PRICE: 'text',
  WEIGHT: 'text',
  TEXTAREA: 'textarea',
  MULTILINE: 'textarea',
  SELECT: 'select',
  MULTISELECT: 'multiselect',
  BOOLEAN: 'boolean',
  DATE: 'date',
  DATETIME: 'date',
};

/** Most lines of a street that are shown, whatever a backend says. */
const mostLines = 9;

/** Dates come as text or, from Adobe Commerce, as seconds since 1970. */
const toDay = (value: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value.slice(0, 10);
  const date = new Date(Number(value) * 1000);
  return value === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

const toCount = (value: string): number | undefined => (/^\d+$/.test(value) ? Number(value) : undefined);

const toRules = (item: Item): FieldRules => {
  const found = 'validate_rules' in item ? (item.validate_rules ?? []) : [];
  const ruleOf = (name: string): string => found.find((rule) => rule?.name === name)?.value ?? '';
  return {
    shortest: toCount(ruleOf('MIN_TEXT_LENGTH')),
    longest: toCount(ruleOf('MAX_TEXT_LENGTH')),
    pattern: ruleOf('INPUT_VALIDATION') || undefined,
    earliest: toDay(ruleOf('DATE_RANGE_MIN')),
    latest: toDay(ruleOf('DATE_RANGE_MAX')),
  };
};

const toField = (item: Item): FormField[] => {
  const kind = kinds[item.frontend_input ?? ''];
  if (!kind || ownFields.includes(item.code) || item.code === 'telephone') return [];
  const { code, label, default_value: initial, is_required: isRequired } = item;
  const options = item.options
    .filter(({ value }) => value !== '')
    .map(({ label: name, value }) => ({ label: name, value }));
  // Names have no options of their own in Magento; a merchant's module may give them some.
  const isChoice = kind === 'text' && options.length > 0;
  return [
    {
      code,
      label: label || code,
      kind: isChoice ? 'select' : kind,
      isRequired,
      initial: kind === 'date' ? (initial ?? '').slice(0, 10) : (initial ?? ''),
      options,
      rules: toRules(item),
    },
  ];
};

const orderOf = (item: Item): number => ('sort_order' in item ? (item.sort_order ?? 0) : 0);

const telephoneIn = (items: readonly Item[]): KnownForm['telephone'] => {
  const field = items.find(({ code }) => code === 'telephone');
  return field ? (field.is_required ? 'required' : 'optional') : 'no';
};

/** What a form asks for, as the backend tells; undefined where its answer names no fields. */
export const toForm = (data: AttributesFormQuery | undefined | null): KnownForm | undefined => {
  const items = data?.attributesForm?.items ?? [];
  if (items.length === 0) return undefined;
  const street = items.find(({ code }) => code === 'street');
  const lines = street && 'multiline_count' in street ? street.multiline_count : undefined;
  const streetLines = Math.min(Math.max(lines ?? 2, 1), mostLines);
  return {
    fields: [...items].sort((one, other) => orderOf(one) - orderOf(other)).flatMap(toField),
    telephone: telephoneIn(items),
    streetLines,
    refusesMoreLines: lines != null,
  };
};
