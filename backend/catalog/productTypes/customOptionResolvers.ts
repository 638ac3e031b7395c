import type { RequestContext } from '../../context';
import type { PriceTypeEnum, Resolvers, SimpleProductResolvers } from '../../schema/resolvers.generated';
import type { ProductRow } from '../models';
import {
  readCustomOptions,
  readCustomValues,
  type CustomOption,
  type CustomOptionType,
  type CustomValueRow,
} from './customOptionQueries';
import { customOptionUid, customValueUid } from './uids';

const typeNames = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
} as const satisfies Record<CustomOptionType, string>;

const dateTypes: Partial<Record<CustomOptionType, 'DATE' | 'DATE_TIME' | 'TIME'>> = {
  date: 'DATE',
  date_time: 'DATE_TIME',
  time: 'TIME',
};

/** How a price is given, as the schema names it. */
export const toPriceType = (type: 'fixed' | 'percent'): PriceTypeEnum => (type === 'percent' ? 'PERCENT' : 'FIXED');

const addedPrice = ({ price, price_type: type, sku }: Pick<CustomValueRow, 'price' | 'price_type' | 'sku'>) => ({
  price: price / 100,
  price_type: toPriceType(type),
  sku,
});

/** Resolvers of every kind of option. */
const optionFields = {
  uid: ({ option }: CustomOption) => customOptionUid(option.id),
  option_id: ({ option }: CustomOption) => option.id,
  title: ({ option }: CustomOption) => option.title,
  required: ({ option }: CustomOption) => option.is_required === 1,
  sort_order: ({ option }: CustomOption) => option.position,
};

/** Fields of an option that is typed. */
const typedFields = {
  ...optionFields,
  product_sku: ({ option }: CustomOption) => option.product_sku,
  value: ({ option }: CustomOption) => ({
    uid: customOptionUid(option.id),
    ...addedPrice(option),
    max_characters: option.max_characters,
    type: dateTypes[option.type] ?? null,
  }),
};

/** Fields of an option that wants a file, which no request here can carry. */
const fileFields = {
  ...optionFields,
  product_sku: ({ option }: CustomOption) => option.product_sku,
  value: ({ option }: CustomOption) => ({
    uid: customOptionUid(option.id),
    ...addedPrice(option),
    file_extension: 'jpg, png',
    image_size_x: 0,
    image_size_y: 0,
  }),
};

/** Fields of an option that is chosen from a list. */
const offeredFields = {
  ...optionFields,
  value: ({ values }: CustomOption) =>
    values.map((value) => ({
      uid: customValueUid(value.option_id, value.id),
      option_type_id: value.id,
      title: value.title,
      sort_order: value.position,
      ...addedPrice(value),
    })),
};

/** Null for a product that has none, as on the real backend. */
const readOptions = async ({ id }: ProductRow, context: RequestContext): Promise<CustomOption[] | null> => {
  const [options, values] = await Promise.all([readCustomOptions(context, id), readCustomValues(context, id)]);
  if (!options?.length) return null;
  return options.map((option) => ({
    option,
    values: (values ?? []).filter(({ option_id: optionId }) => optionId === option.id),
  }));
};

/** Resolvers of options that a shopper may fill in or choose without changing the article. */
export const customisableFields = {
  options: (row, _, context) => readOptions(row, context),
} satisfies SimpleProductResolvers;

/** Kinds of customisable options. */
export const customOptionResolvers: Resolvers = {
  CustomizableOptionInterface: { __resolveType: ({ option }) => typeNames[option.type] },
  CustomizableFieldOption: typedFields,
  CustomizableAreaOption: typedFields,
  CustomizableDateOption: typedFields,
  CustomizableFileOption: fileFields,
  CustomizableDropDownOption: offeredFields,
  CustomizableRadioOption: offeredFields,
  CustomizableCheckboxOption: offeredFields,
  CustomizableMultipleOption: offeredFields,
};
