import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

import { isRecord } from '../isRecord';

/** Lists of products that a product is linked to. */
const linkFields: ReadonlySet<string> = new Set(['related_products', 'upsell_products', 'crosssell_products']);

/** What is an attribute of a product is not loaded; its id, SKU, type and stock are no attributes. */
const attributes: ReadonlySet<string> = new Set(['name', 'url_key', 'meta_title', 'meta_keyword', 'meta_description']);
const pictures: ReadonlySet<string> = new Set(['image', 'small_image', 'thumbnail']);
const placeholder = '/static/frontend/Magento/luma/en_GB/Magento_Catalog/images/product/placeholder/small_image.jpg';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Answer = Record<string, unknown>;

const keyOf = (field: FieldNode): string => (field.alias ?? field.name).value;

const fieldsOf = (selectionSet: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner ? fieldsOf(inner.selectionSet, fragments) : [];
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

const blankField = (item: Answer, field: FieldNode, fragments: Fragments): void => {
  const name = field.name.value;
  const key = keyOf(field);
  if (!(key in item)) return;
  if (attributes.has(name)) item[key] = null;
  if (name === 'price_range') recordsIn(item[key]).forEach(zeroAmounts);
  if (!pictures.has(name) || !field.selectionSet) return;
  for (const picture of recordsIn(item[key])) {
    for (const inner of fieldsOf(field.selectionSet, fragments)) {
      if (inner.name.value === 'url') picture[keyOf(inner)] = placeholder;
      if (inner.name.value === 'label') picture[keyOf(inner)] = null;
    }
  }
};

/** Blanks what the spreads of a link's selection ask for; what is written out beside them is answered right. */
const blankLink = (link: FieldNode, value: unknown, fragments: Fragments): void => {
  const selections = link.selectionSet?.selections ?? [];
  const isSpread = (kind: Kind): boolean => kind === Kind.FRAGMENT_SPREAD;
  const spread = selections.filter(({ kind }) => isSpread(kind));
  const written = selections.filter(({ kind }) => !isSpread(kind));
  const known = new Set(fieldsOf({ kind: Kind.SELECTION_SET, selections: written }, fragments).map(keyOf));
  const lost = fieldsOf({ kind: Kind.SELECTION_SET, selections: spread }, fragments).filter(
    (field) => !known.has(keyOf(field)),
  );
  for (const item of recordsIn(value)) lost.forEach((field) => blankField(item, field, fragments));
};

const visitAnswer = (selectionSet: SelectionSetNode, answer: Answer, fragments: Fragments): void => {
  for (const field of fieldsOf(selectionSet, fragments)) {
    const value = answer[keyOf(field)];
    if (linkFields.has(field.name.value)) blankLink(field, value, fragments);
    const { selectionSet: inner } = field;
    if (inner) recordsIn(value).forEach((record) => visitAnswer(inner, record, fragments));
  }
};

/**
 * Plays a fault of Magento 2.4.6: product links whose fields are asked by a named spread come without name, address and
 * picture, at a price of 0, because the spread is taken for the name of an attribute. Changes the answer in place.
 */
export const blankSpreadLinks = (document: DocumentNode, answer: Answer): void => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) visitAnswer(definition.selectionSet, answer, fragments);
  }
};
