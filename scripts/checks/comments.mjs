/**
 * Words by which a comment would cite a document that is not in the repository: sections of a specification, of an
 * architecture, of a design document, and numbers of cases in a list.
 */
const patterns = [
  /\bspec(?:ification)?\.? ?§/i,
  /\bspecification \d+(?:\.\d+)?/i,
  /§ ?\d/,
  /\bsemantics(?:\.md)? ?\d/i,
  /\bARCHITECTURE(?:\.md)? ?\d/,
  /\bdesign(?: language)? (?:section )?\d/i,
  /\bfaults? [FA]-\d/i,
  /\b(?:F|U|A|B|C)-\d{1,2}\b(?! ?(?:mg|µg))/,
  /\bexperience(?:\.md)? (?:point )?\d/i,
];

/**
 * Lines of a text that cite such a document.
 * @returns {{ line: number, text: string }[]}
 */
export const citations = (source) =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => patterns.some((pattern) => pattern.test(text)));
