import type { CartItemToAdd } from '../operations/lineCalls';

/** Answers to a customisable option, as the mutations for one kind of product take them. */
export interface OptionInput {
  id: number;
  /** What was typed, the id of the chosen value, or several in brackets. */
  value_string: string;
}

/** Reads `custom-option/3/7` or `custom-option/3`: the uids of a Magento backend are base64 of such paths. */
const readUid = (uid: string): { id: number; valueId: string | undefined } | undefined => {
  try {
    const [, id, valueId] = /^custom-option\/(\d+)(?:\/(\d+))?$/.exec(atob(uid)) ?? [];
    return id === undefined ? undefined : { id: Number(id), valueId };
  } catch {
    return undefined;
  }
};

const uidOf = (id: number): string => btoa(`custom-option/${id}`);

/** The customisable options among the choices of an item; none where uids are of another make. */
export const optionsOfItem = ({ selectedOptionUids = [], enteredOptions = [] }: CartItemToAdd): OptionInput[] => {
  const chosen = new Map<number, string[]>();
  for (const uid of selectedOptionUids) {
    const read = readUid(uid);
    if (read?.valueId) chosen.set(read.id, [...(chosen.get(read.id) ?? []), read.valueId]);
  }
  const typed = enteredOptions.flatMap(({ uid, value }) => {
    const read = readUid(uid);
    return read ? [{ id: read.id, value_string: value }] : [];
  });
  const several = (values: string[]): string => (values.length > 1 ? `[${values.join(',')}]` : values.join());
  return [...[...chosen].map(([id, values]) => ({ id, value_string: several(values) })), ...typed];
};

/** Uids of the customisable options that an item answers. */
export const optionUidsOfItem = (item: CartItemToAdd): string[] => optionsOfItem(item).map(({ id }) => uidOf(id));
