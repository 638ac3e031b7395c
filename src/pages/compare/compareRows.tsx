import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { leastPrice } from '@/features/catalog/shownPrice';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { dayUnit } from '@/kernel/i18n/dayUnit';
import { Money } from '@/kernel/i18n/Money';
import { Rating } from '@/ui/Rating/Rating';
import type { ComparedProductFragment } from './ComparedProducts.graphql.generated';
import type { ListFact } from './list/useListFacts';

/** A line of the comparison. */
export interface CompareRow {
  key: string;
  label: ReactNode;
  /** What it says of a product; null where there is nothing to say. */
  cell: (product: ComparedProductFragment) => ReactNode;
  /** What its cell shows, to tell products apart; where that is a text, the cell itself. */
  fact?: (product: ComparedProductFragment) => unknown;
}

const text = (value: string | null | undefined): ReactNode => (value ? value : null);

const list = (values: readonly string[] | null | undefined): ReactNode => text(values?.join(', '));

/** Facts that any product has, and those of supplements; a line that no product fills is left out. */
const ownRows: readonly CompareRow[] = [
  {
    key: 'price',
    label: <FormattedMessage id="compare.price" />,
    cell: (product) => <ProductPrice price={leastPrice(product)} />,
    fact: leastPrice,
  },
  {
    key: 'perDay',
    label: <FormattedMessage id="compare.perDay" />,
    cell: ({ pack_value: value }) => value && <Money {...value.price_per_day} />,
    fact: ({ pack_value: value }) => value?.price_per_day.value,
  },
  {
    key: 'days',
    label: <FormattedMessage id="compare.days" />,
    cell: ({ pack_value: value }) => value && <FormattedNumber value={value.days} {...dayUnit} />,
    fact: ({ pack_value: value }) => value?.days,
  },
  {
    key: 'rating',
    label: <FormattedMessage id="product.reviews" />,
    cell: ({ review_count: count, rating_summary: rating }) =>
      count > 0 ? <Rating value={rating / 20} count={count} /> : null,
    fact: ({ review_count: count, rating_summary: rating }) => [count, rating],
  },
  {
    key: 'stock',
    label: <FormattedMessage id="compare.stock" />,
    cell: ({ stock_status: stock }) =>
      stock && <FormattedMessage id={stock === 'OUT_OF_STOCK' ? 'product.outOfStock' : 'product.inStock'} />,
    fact: ({ stock_status: stock }) => stock,
  },
  { key: 'pack', label: <FormattedMessage id="compare.pack" />, cell: (product) => text(product.pack_summary) },
  { key: 'form', label: <FormattedMessage id="compare.form" />, cell: ({ supplement }) => text(supplement?.form) },
  {
    key: 'portion',
    label: <FormattedMessage id="compare.portion" />,
    cell: ({ supplement }) => text(supplement?.daily_portion),
  },
  {
    key: 'diet',
    label: <FormattedMessage id="compare.diet" />,
    cell: ({ supplement, diet_marks: marks }) => list(supplement?.dietary ?? marks),
  },
  {
    key: 'allergens',
    label: <FormattedMessage id="compare.allergens" />,
    cell: ({ supplement }) => list(supplement?.allergens),
  },
  {
    key: 'origin',
    label: <FormattedMessage id="compare.origin" />,
    cell: ({ supplement }) => text(supplement?.origin),
  },
];

const nutrientsOf = ({ supplement }: ComparedProductFragment) =>
  (supplement?.nutrients ?? []).filter((nutrient) => !nutrient.is_source);

/** A line for each nutrient that one of the products has, with its amount a day and the share of the reference value. */
const nutrientRow = (name: string): CompareRow => ({
  key: `nutrient ${name}`,
  label: name,
  fact: (product) => {
    const found = nutrientsOf(product).find((nutrient) => nutrient.name === name);
    return found && [found.amount, found.unit];
  },
  cell: (product) => {
    const found = nutrientsOf(product).find((nutrient) => nutrient.name === name);
    if (!found) return null;
    return (
      <>
        <FormattedNumber value={found.amount} maximumFractionDigits={2} /> {found.unit}
        {found.nrv_percent === null ? null : (
          <small>
            {' '}
            <FormattedMessage
              id="compare.nrv"
              values={{ share: <FormattedNumber value={found.nrv_percent / 100} style="percent" /> }}
            />
          </small>
        )}
      </>
    );
  },
});

/** A line for each attribute by which the merchant lets products be compared. */
const factRow = ({ code, label, values }: ListFact): CompareRow => ({
  key: `attribute ${code}`,
  label,
  cell: ({ sku }) => text(values.get(sku ?? '')),
});

/** The lines of a comparison: those that say something of one of the products at least. */
export const compareRows = (
  products: readonly ComparedProductFragment[],
  facts: readonly ListFact[] = [],
): CompareRow[] => {
  const nutrients = [...new Set(products.flatMap(nutrientsOf).map(({ name }) => name))];
  return [...ownRows, ...facts.map(factRow), ...nutrients.map(nutrientRow)].filter(({ cell }) =>
    products.some((product) => cell(product) !== null && cell(product) !== undefined),
  );
};

/** Whether a line tells the products apart. */
export const isDifference = (
  { cell, fact = cell }: CompareRow,
  products: readonly ComparedProductFragment[],
): boolean => new Set(products.map((product) => JSON.stringify(fact(product) ?? null))).size > 1;
