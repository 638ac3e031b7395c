import type { ProductRow } from '../catalog/models';
import type { RequestContext } from '../context';
import { labelWords } from '../words/labelWords';
import type { Comparable } from './models';
import { listAttributeLabels, listComparableAttributes } from './queries';

/** What every product has besides its attributes, under the names of the real backend. */
const textFields: Readonly<Record<string, { label: string; read: (product: ProductRow) => string }>> = {
  sku: { label: 'SKU', read: ({ sku }) => sku },
  description: { label: 'Description', read: ({ description }) => description },
  short_description: { label: 'Short Description', read: ({ short_description: text }) => text },
};

/** What stands for a value that a product does not have. */
const missing = 'N/A';

/** What products can be compared by. */
export const readComparables = ({ db, settings }: RequestContext): Comparable[] => [
  ...settings.profile.comparableTexts.map((code) => ({ code, label: textFields[code]?.label ?? code })),
  ...listComparableAttributes(db),
];

/** Values of a product: texts as they are, markup included, and the names of options. */
export const readComparableValues = (context: RequestContext, product: ProductRow) =>
  readComparables(context).map(({ code }) => {
    const value = textFields[code]?.read(product) ?? listAttributeLabels(context.db, product.id, code).join(', ');
    return { code, value: value || labelWords(missing, context.store.locale) };
  });
