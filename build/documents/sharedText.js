/** Characters of a part that is worth a name: brotli packs shorter ones better where they stand. */
const leastLength = 300;

/**
 * JavaScript of documents in which a part that comes more than once stands once: inlined fragments then weigh no more than
 * named ones. Nothing changes a document, so that its parts may be shared.
 * @returns `text(value)`: an expression; `constants()`: the declarations that the expressions need, to stand before them.
 */
export const sharedText = (values) => {
  const counts = new Map();
  const count = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const key = JSON.stringify(value);
      if (key.length >= leastLength) {
        const times = (counts.get(key) ?? 0) + 1;
        counts.set(key, times);
        if (times > 1) return;
      }
    }
    Object.values(value).forEach(count);
  };
  values.forEach(count);

  const names = new Map();
  const constants = [];
  const literal = (value) => {
    if (Array.isArray(value)) return `[${value.map(text).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${text(each)}`).join(',')}}`;
  };
  const text = (value) => {
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : '';
    if ((counts.get(key) ?? 0) < 2) return literal(value);
    const known = names.get(key);
    if (known) return known;
    const expression = literal(value);
    const name = `part${names.size}`;
    names.set(key, name);
    constants.push(`const ${name} = ${expression};`);
    return name;
  };
  return { text, constants: () => constants.join('\n') };
};
