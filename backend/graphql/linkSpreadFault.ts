import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

import { isRecord } from '../isRecord';

/** Lists of products that a product is linked to. */
const linkFields: ReadonlySet<string> = new Set(['related_products', 'upsell_products', 'crosssell_products']);

/** Attributes of a product are not loaded; its id, SKU, type and stock are no attributes. */
const attributes: ReadonlySet<string> = new Set(['name', 'url_key', 'meta_title', 'meta_keyword', 'meta_description']);
const pictures: ReadonlySet<string> = new Set(['image', 'small_image', 'thumbnail']);
/** Path of the picture that stands for a missing one. */
const placeholder = '/static/frontend/Magento/luma/en_GB/Magento_Catalog/images/product/placeholder/small_image.jpg';

/** Parameters of the blanking of one answer. */
interface Blanking {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Absolute address of the placeholder. */
  placeholder: string;
}
type Answer = Record<string, unknown>;

const keyOf = (field: FieldNode): string => (field.alias ?? field.name).value;

const fieldsOf = (selectionSet: SelectionSetNode, blanking: Blanking): FieldNode[] =>
  selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : blanking.fragments.get(selection.name.value);
    return inner ? fieldsOf(inner.selectionSet, blanking) : [];
  });

const recordsIn = (value: unknown): Answer[] =>
  Array.isArray(value) ? value.flatMap(recordsIn) : isRecord(value) ? [value] : [];

/** Every amount below a price becomes 0. */
const zeroAmounts = (value: Answer): void => {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number') value[key] = 0;
    recordsIn(inner).forEach(zeroAmounts);
  }
};

const blankField = (item: Answer, field: FieldNode, blanking: Blanking): void => {
  const name = field.name.value;
  const key = keyOf(field);
  if (!(key in item)) return;
  if (attributes.has(name)) item[key] = null;
  if (name === 'price_range') recordsIn(item[key]).forEach(zeroAmounts);
  if (!pictures.has(name) || !field.selectionSet) return;
  for (const picture of recordsIn(item[key])) {
    for (const inner of fieldsOf(field.selectionSet, blanking)) {
      if (inner.name.value === 'url') picture[keyOf(inner)] = blanking.placeholder;
      if (inner.name.value === 'label') picture[keyOf(inner)] = null;
    }
  }
};

/** Blanks what the spreads of a link's selection ask for; what is written out beside them is answered right. */
const blankLink = (link: FieldNode, value: unknown, blanking: Blanking): void => {
  const selections = link.selectionSet?.selections ?? [];
  const isSpread = (kind: Kind): boolean => kind === Kind.FRAGMENT_SPREAD;
  const spread = selections.filter(({ kind }) => isSpread(kind));
  const written = selections.filter(({ kind }) => !isSpread(kind));
  const known = new Set(fieldsOf({ kind: Kind.SELECTION_SET, selections: written }, blanking).map(keyOf));
  const lost = fieldsOf({ kind: Kind.SELECTION_SET, selections: spread }, blanking).filter(
    (field) => !known.has(keyOf(field)),
  );
  for (const item of recordsIn(value)) lost.forEach((field) => blankField(item, field, blanking));
};

const visitAnswer = (selectionSet: SelectionSetNode, answer: Answer, blanking: Blanking): void => {
  for (const field of fieldsOf(selectionSet, blanking)) {
    const value = answer[keyOf(field)];
    if (linkFields.has(field.name.value)) blankLink(field, value, blanking);
    const { selectionSet: inner } = field;
    if (inner) recordsIn(value).forEach((record) => visitAnswer(inner, record, blanking));
  }
};

/**
 * Plays a fault of Magento 2.4.6: product links whose fields are asked by a named spread come without name, address and
 * picture, at a price of 0, because the spread is taken for the name of an attribute. Changes the answer in place.
 * @param origin where the shop is, for the address of the placeholder.
 */
export const blankSpreadLinks = (document: DocumentNode, answer: Answer, origin: string): void => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const blanking = { fragments, placeholder: origin + placeholder };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) visitAnswer(definition.selectionSet, answer, blanking);
  }
};
