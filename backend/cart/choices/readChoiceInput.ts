import type { CartItemInput } from '../../schema/resolvers.generated';

/** Choices that a cart item input names, before it is known whether the product has them. */
export interface ChoiceInput {
  /** Values of a configurable product's attributes. */
  configurable: [attributeId: number, optionId: number][];
  /** Answers to a bundle's questions, with the quantity that was named. */
  selections: { optionId: number; id: number; quantity: number }[];
  links: number[];
  values: { optionId: number; id: number }[];
  texts: { optionId: number; text: string }[];
}

const decode = (uid: string | null | undefined): string => Buffer.from(uid ?? '', 'base64').toString('utf8');

const numbers = (text: string, kind: string): number[] | null =>
  new RegExp(`^${kind}(?:/\\d{1,15})+$`).test(text) ? text.split('/').slice(1).map(Number) : null;

const readSelected = (input: ChoiceInput, text: string): void => {
  const [attributeId, valueId] = numbers(text, 'configurable') ?? [];
  if (attributeId !== undefined && valueId !== undefined) input.configurable.push([attributeId, valueId]);
  const [questionId, selectionId, quantity = 1] = numbers(text, 'bundle') ?? [];
  if (questionId !== undefined && selectionId !== undefined) {
    input.selections.push({ optionId: questionId, id: selectionId, quantity });
  }
  const [linkId] = numbers(text, 'downloadable') ?? [];
  if (linkId !== undefined) input.links.push(linkId);
  const [optionId, id] = numbers(text, 'custom-option') ?? [];
  if (optionId !== undefined && id !== undefined) input.values.push({ optionId, id });
};

const readEntered = (input: ChoiceInput, text: string, value: string): void => {
  const [questionId, selectionId] = numbers(text, 'bundle') ?? [];
  if (questionId !== undefined && selectionId !== undefined) {
    const others = input.selections.filter(({ id }) => id !== selectionId);
    input.selections = [...others, { optionId: questionId, id: selectionId, quantity: Number(value) }];
  }
  const [optionId] = numbers(text, 'custom-option') ?? [];
  if (optionId !== undefined && value.trim() !== '') input.texts.push({ optionId, text: value.trim() });
};

/**
 * Reads the uids of a cart item input: `configurable/93/4`, `bundle/1/2/1`, `downloadable/5`, `custom-option/3/7` among
 * the selected ones; `custom-option/3` with a text and `bundle/1/2` with a quantity among the entered ones. Anything
 * else is left out.
 */
export const readChoiceInput = ({
  selected_options: selected,
  entered_options: entered,
}: Pick<CartItemInput, 'selected_options'> & Partial<Pick<CartItemInput, 'entered_options'>>): ChoiceInput => {
  const input: ChoiceInput = { configurable: [], selections: [], links: [], values: [], texts: [] };
  for (const uid of selected ?? []) readSelected(input, decode(uid));
  for (const { uid, value } of entered ?? []) readEntered(input, decode(uid), value);
  return input;
};
