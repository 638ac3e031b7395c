/**
 * Words by which a comment would cite a document that is not in the repository: sections of a specification, of an
 * architecture, of a design document, and numbers of cases in a list.
 */
const patterns = [
  /\bspec\.? ?§/i,
  /\(spec: [^A-Z]/,
  /\bspecification(?:'s|’s)?\b/i,
  /§ ?\d/,
  /\bsemantics(?:\.md)? ?\d/i,
  /\barchitecture(?:\.md)? (?:section )?\d/i,
  /\bdesign(?: language| mock-?up)? (?:section )?\d/i,
  /\bdesign (?:language|mock-?up)\b/i,
  /\bfaults? [FA]-\d/i,
  /\b(?:F|U|A|B|C)-\d{1,2}\b(?! ?(?:mg|µg))/,
  /\bexperience(?:\.md)? (?:point )?\d/i,
  /\bissues? #?\d/i,
  /\bmagento-(?:semantics|2\.4)\b(?!\.(?:\d|graphqls))/i,
];

/** Words that readers of plain technical English stumble over; mostly "again", "anyone" and "not known" say it. */
const unplain = /\b(?:anew|whoever|nobody knows|roomy)\b/i;

/**
 * Lines of a text that have such a word.
 * @returns {{ line: number, text: string }[]}
 */
export const unplainWords = (source) =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => unplain.test(text));

/** Published documents, whose sections may be cited. */
const published = /\bRFC \d+,? (?:§|section) ?\d+(?:\.\d+)*/gi;

/** Titles of tests name the cases of docs/faults.md that they hold. */
const ownCases = /(['"`])[FA]-\d{2}(?:, [FA]-\d{2})*: /g;

/**
 * Lines of a text that cite such a document.
 * @returns {{ line: number, text: string }[]}
 */
export const citations = (source) =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => {
      const own = text.replace(published, '').replace(ownCases, '$1');
      return patterns.some((pattern) => pattern.test(own));
    });
