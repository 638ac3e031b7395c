import type { CustomOptionRow } from '../../catalog/productTypes/customOptionQueries';
import { toMoney } from '../../catalog/pricing';
import { toPriceType } from '../../catalog/productTypes/customOptionResolvers';
import { readSamples, toDownloadLink } from '../../catalog/productTypes/typeResolvers';
import { bundleOptionUid, bundleSelectionUid, customOptionUid, customValueUid } from '../../catalog/productTypes/uids';
import type { RequestContext } from '../../context';
import type {
  BundleCartItemResolvers,
  DownloadableCartItemResolvers,
  SelectedBundleOption,
  SelectedCustomizableOption,
  SelectedCustomizableOptionValue,
} from '../../schema/resolvers.generated';
import { escapeHtml } from '../../escapeHtml';
import type { CartItemModel } from '../models';
import type { Chosen, ChosenOption } from './chosenParts';

type AddedPrice = Pick<CustomOptionRow, 'price' | 'price_type'>;

const symbols: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' };

const toPrice = ({ price, price_type: type }: AddedPrice, currency: string) => ({
  value: price / 100,
  units: type === 'percent' ? '%' : (symbols[currency] ?? currency),
  type: toPriceType(type),
});

/** What was typed, as the real backend answers it: with its HTML escaped, and the apostrophe so. */
const escaped = (text: string): string => escapeHtml(text).replaceAll('&#39;', '&#039;');

const valuesOf = ({ option, values, text }: ChosenOption, currency: string): SelectedCustomizableOptionValue[] => {
  const chosen = values.map((value) => ({
    id: value.id,
    customizable_option_value_uid: customValueUid(option.id, value.id),
    label: value.title,
    value: String(value.id),
    price: toPrice(value, currency),
  }));
  if (text === null) return chosen;
  const uid = customOptionUid(option.id);
  const typed = { id: option.id, customizable_option_value_uid: uid, label: '', value: escaped(text) };
  return [...chosen, { ...typed, price: toPrice(option, currency) }];
};

/** What was chosen or typed of a product's customisable options. */
export const toCustomizableOptions = (
  { options }: Pick<Chosen, 'options'>,
  currency: string,
): SelectedCustomizableOption[] =>
  options.map((entry) => ({
    id: entry.option.id,
    customizable_option_uid: customOptionUid(entry.option.id),
    label: entry.option.title,
    type: entry.option.type,
    is_required: entry.option.is_required === 1,
    sort_order: entry.option.position,
    values: valuesOf(entry, currency),
  }));

/** What was chosen or typed for a line of the cart. */
export const customizableOptions = ({ line: { chosen }, currency }: CartItemModel): SelectedCustomizableOption[] =>
  toCustomizableOptions(chosen, currency);

/** What was chosen of a bundle. */
export const toBundleOptions = ({ bundle }: Pick<Chosen, 'bundle'>): SelectedBundleOption[] =>
  bundle.map(({ option, selections }) => ({
    id: option.id,
    uid: bundleOptionUid(option.id),
    label: option.title,
    type: option.type,
    values: selections.map(({ row, quantity, unitMinor }) => ({
      id: row.selection_id,
      uid: bundleSelectionUid(option.id, row.selection_id, quantity),
      label: row.name,
      quantity,
      price: unitMinor / 100,
    })),
  }));

/** What was chosen of a bundle in the cart. */
export const bundleItemFields = {
  bundle_options: ({ line: { chosen } }) => toBundleOptions(chosen),
  set_saving: ({ line: { chosen, quantity, isEnabled }, currency }) =>
    isEnabled && chosen.savedMinor > 0 ? toMoney(chosen.savedMinor * quantity, currency) : null,
} satisfies BundleCartItemResolvers;

/** What was chosen of a downloadable product. */
export const downloadableItemFields = {
  links: ({ line: { chosen } }, _, { origin }) => chosen.links.map((link) => toDownloadLink(link, origin)),
  samples: ({ line }: CartItemModel, _: unknown, context: RequestContext) => readSamples(context, line.productId),
} satisfies DownloadableCartItemResolvers;
