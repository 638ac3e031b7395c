/** Which sections start open: without several at once, only the first of those that ask. */
export const startingSections = (asked: readonly string[], allowsMultiple: boolean): readonly string[] =>
  allowsMultiple ? asked : asked.slice(0, 1);

/** Opens or closes a section; without several at once, opening one closes the others. */
export const toggledSections = (open: readonly string[], id: string, allowsMultiple: boolean): readonly string[] => {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return allowsMultiple ? [...open, id] : [id];
};
