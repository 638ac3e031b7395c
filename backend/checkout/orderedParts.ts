import type { Chosen } from '../cart/choices/chosenParts';
import { isRecord } from '../isRecord';

/** A chosen or typed option as an order keeps it. */
export interface OrderedOption {
  label: string;
  value: string;
}

/** Parts of a line when it was bought; the catalogue may change afterwards. */
export interface OrderedParts {
  bundle: {
    id: number;
    title: string;
    selections: { id: number; sku: string; name: string; quantity: number; priceMinor: number }[];
  }[];
  links: { id: number; title: string; position: number }[];
  /** What one cost less than its parts alone, in minor units. */
  savedMinor: number;
  /** Values that were chosen of customisable options, and options that were typed. */
  chosen: OrderedOption[];
  entered: OrderedOption[];
  /** SKUs of what was chosen or typed, where it has any. */
  optionSkus: string[];
}

/** Values that were chosen of customisable options. */
export const selectedOptionsOf = (options: Chosen['options']): OrderedOption[] =>
  options
    .filter(({ values }) => values.length > 0)
    .map(({ option, values }) => ({ label: option.title, value: values.map(({ title }) => title).join(', ') }));

/** Parts, links and typed options of a line. */
export const orderedPartsOf = ({ bundle, links, options, savedMinor }: Chosen): OrderedParts => ({
  bundle: bundle.map(({ option, selections }) => ({
    id: option.id,
    title: option.title,
    selections: selections.map(({ row, quantity, unitMinor }) => ({
      id: row.selection_id,
      sku: row.sku,
      name: row.name,
      quantity,
      priceMinor: unitMinor,
    })),
  })),
  links: links.map(({ id, title, position }) => ({ id, title, position })),
  savedMinor,
  chosen: selectedOptionsOf(options),
  entered: options.flatMap(({ option, text }) => (text === null ? [] : [{ label: option.title, value: text }])),
  optionSkus: options.flatMap(({ option, values }) => [option, ...values].flatMap(({ sku }) => sku ?? [])),
});

const nothing: OrderedParts = { bundle: [], links: [], savedMinor: 0, chosen: [], entered: [], optionSkus: [] };

/** Reads the parts of an order's line; only this module writes them, and lines of older orders have none. */
export const readOrderedParts = (json: string): OrderedParts => {
  const parsed: unknown = JSON.parse(json);
  return isRecord(parsed) ? { ...nothing, ...parsed } : nothing;
};
