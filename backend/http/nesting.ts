/** Brackets within each other that a request may have: the shop's own have fewer than thirty. */
export const deepestNesting = 100;

const opening = new Set(['{', '[', '(']);
const closing = new Set(['}', ']', ')']);

/**
 * Whether the brackets of a JSON text lie too deep within each other: readers of such a text call themselves for each
 * level, and run out of stack at some thousand. Brackets within strings do not count. GraphQL documents know comments and
 * block strings as well: see isDocumentTooDeep.
 */
export const isNestedTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += isInString ? 1 : 0;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (opening.has(character)) {
      depth += 1;
      if (depth > deepestNesting) return true;
    } else if (closing.has(character)) depth -= 1;
  }
  return false;
};
