import { addedMinor, selectionPrice, selectionSaving } from '../../catalog/productTypes/bundlePrice';
import {
  listBundleOptions,
  listBundles,
  listBundleSelections,
  type BundleOptionRow,
  type BundleSelectionRow,
} from '../../catalog/productTypes/bundleQueries';
import {
  listCustomOptions,
  listCustomValues,
  type CustomOptionRow,
  type CustomValueRow,
} from '../../catalog/productTypes/customOptionQueries';
import { listDownloadables, listDownloadLinks, type DownloadLinkRow } from '../../catalog/productTypes/downloadQueries';
import type { ProductType } from '../../catalog/productTypes/productType';
import { currentPriceMinor } from '../../catalog/pricing';
import { findProductById } from '../../catalog/queries';
import type { Db } from '../../db/open';
import { readStored, type Choices } from './choices';

/** An answer to a bundle's question, with how many and what one costs today. */
export interface ChosenSelection {
  row: BundleSelectionRow;
  quantity: number;
  unitMinor: number;
}

/** A customisable option with what was chosen or typed. */
export interface ChosenOption {
  option: CustomOptionRow;
  values: CustomValueRow[];
  text: string | null;
}

/** Current state of a line's choices. */
export interface Chosen {
  /** False when something that was chosen is not offered any more. */
  isWhole: boolean;
  bundle: { option: BundleOptionRow; selections: ChosenSelection[] }[];
  links: DownloadLinkRow[];
  options: ChosenOption[];
  /** Price of a bundle with its parts, pence; null for every other product. */
  bundleMinor: number | null;
  /** What one bundle costs less than its parts alone today, pence. */
  savedMinor: number;
  /** Surcharge of links and customisable options on the price of one, pence. */
  addedMinor: number;
}

const nothing: Chosen = {
  isWhole: true,
  bundle: [],
  links: [],
  options: [],
  bundleMinor: null,
  savedMinor: 0,
  addedMinor: 0,
};

const readBundleParts = (db: Db, productId: number, { selections }: Choices): Chosen => {
  const own = findProductById(db, productId);
  const [bundle] = listBundles(db, [productId]);
  if (!own || !bundle) return { ...nothing, isWhole: false };
  const offered = listBundleSelections(db, [productId]);
  const chosen = selections.flatMap(({ id, quantity }) => {
    const row = offered.find(({ selection_id: selectionId }) => selectionId === id);
    return row ? [{ row, quantity, unitMinor: currentPriceMinor(selectionPrice(bundle, own, row, 1)) }] : [];
  });
  const parts = listBundleOptions(db, [productId])
    .map((option) => ({ option, selections: chosen.filter(({ row }) => row.option_id === option.id) }))
    .filter((part) => part.selections.length > 0);
  const base = bundle.is_price_dynamic === 1 ? 0 : currentPriceMinor(own);
  const bundleMinor = chosen.reduce((total, { unitMinor, quantity }) => total + unitMinor * quantity, base);
  const savedMinor = chosen.reduce((sum, { row, quantity }) => sum + selectionSaving(bundle, own, row, quantity), 0);
  return { ...nothing, bundle: parts, bundleMinor, savedMinor, isWhole: chosen.length === selections.length };
};

const readLinks = (db: Db, productId: number, { links }: Choices) => {
  const all = listDownloadLinks(db, [productId]);
  const isSeparate = listDownloadables(db, [productId])[0]?.are_links_separate === 1;
  const found = isSeparate ? all.filter(({ id }) => links.includes(id)) : all;
  return {
    links: found,
    linksMinor: isSeparate ? found.reduce((total, { price_minor: minor }) => total + minor, 0) : 0,
    areLinksWhole: !isSeparate || found.length === links.length,
  };
};

const readOptions = (db: Db, productId: number, { values, texts }: Choices): ChosenOption[] => {
  if (values.length + texts.length === 0) return [];
  const offered = listCustomValues(db, [productId]).filter(({ id }) => values.includes(id));
  return listCustomOptions(db, [productId])
    .map((option) => ({
      option,
      values: offered.filter(({ option_id: optionId }) => optionId === option.id),
      text: texts.find(({ id }) => id === option.id)?.text ?? null,
    }))
    .filter((chosen) => chosen.values.length > 0 || chosen.text !== null);
};

const optionsMinor = (options: readonly ChosenOption[], baseMinor: number): number =>
  options
    .flatMap(({ option, values, text }) => (text === null ? values : [option, ...values]))
    .reduce((total, price) => total + addedMinor(price, baseMinor), 0);

/**
 * Reads what a line's choices are and cost today.
 * @param stored choices as `storeChoices` wrote them.
 * @param baseMinor what the product costs without them, pence.
 */
export const readChosen = (
  db: Db,
  { productId, type, stored, baseMinor }: { productId: number; type: ProductType; stored: string; baseMinor: number },
): Chosen => {
  if (stored === '' && type !== 'downloadable') return nothing;
  const choices = readStored(stored);
  const bundle = type === 'bundle' ? readBundleParts(db, productId, choices) : nothing;
  const { links, linksMinor, areLinksWhole } =
    type === 'downloadable' ? readLinks(db, productId, choices) : { links: [], linksMinor: 0, areLinksWhole: true };
  const options = readOptions(db, productId, choices);
  const areOptionsWhole =
    options.reduce((total, { values, text }) => total + values.length + (text === null ? 0 : 1), 0) ===
    choices.values.length + choices.texts.length;
  return {
    ...bundle,
    links,
    options,
    addedMinor: linksMinor + optionsMinor(options, bundle.bundleMinor ?? baseMinor),
    isWhole: bundle.isWhole && areLinksWhole && areOptionsWhole,
  };
};
