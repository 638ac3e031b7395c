import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const argumentsOf = (elements, found = new Set()) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.children) argumentsOf(element.children, found);
    for (const option of Object.values(element.options ?? {})) argumentsOf(option.value, found);
  }
  return found;
};

const allOf = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Ids that the code uses and the source catalogue lacks, and ids that the code does not use. */
const problemsOfUse = (source, sourceText) => {
  // An id is used where it stands as a literal. The build gives a module the texts of the ids that it names (ownMessages),
  // so one made with a template would be shown as it is.
  const literals = new Set(allOf(sourceText, /['"]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+)['"]/g));
  const prefixes = new Set(allOf(sourceText, /`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)*\.)\$\{/g));
  const isNamed = (prefix) => Object.keys(source).some((id) => id.startsWith(prefix));
  const referenced = new Set([
    ...allOf(sourceText, /<Formatted\w+[^>]*?\bid="([^"]+)"/gs),
    ...allOf(sourceText, /formatMessage\(\s*\{\s*id:\s*'([^']+)'/g),
  ]);
  return [
    ...[...referenced].filter((id) => !(id in source)).map((id) => `en_GB lacks ${id}, which the code uses.`),
    ...Object.keys(source)
      .filter((id) => !literals.has(id))
      .map((id) => `${id} is used nowhere.`),
    ...[...prefixes].filter(isNamed).map((prefix) => `Ids of ${prefix} are made with a template: write them out.`),
  ];
};

/** The catalogues as a shop of a brand has them: its texts go before those of the shop. */
export const withBrand = (catalogues, { texts = {} }) =>
  Object.fromEntries(
    Object.entries(catalogues).map(([locale, messages]) => [
      locale,
      {
        ...messages,
        ...Object.fromEntries(
          Object.entries(texts).flatMap(([id, text]) => (text[locale] === undefined ? [] : [[id, text[locale]]])),
        ),
      },
    ]),
  );

/**
 * Lists the problems of a brand's texts: each stands in every locale, and takes the same arguments as the shop's own.
 * @param brand content of a brand file, with its `file` name.
 */
export const brandProblems = ({ file, texts = {}, footer = [] }, catalogues, sourceText) => {
  const whole = withBrand(catalogues, { texts });
  const signature = (messages, id) => [...argumentsOf(parse(messages[id] ?? ''))].sort().join(',');
  const ofTexts = Object.entries(texts).flatMap(([id, text]) => {
    if (!sourceText.includes(id)) return [`${file}: ${id} is used nowhere.`];
    const missing = Object.keys(catalogues).filter((locale) => !text[locale]);
    if (missing.length > 0) return [`${file}: ${id} is missing in ${missing.join(', ')}.`];
    const expected = signature(id in catalogues.en_GB ? catalogues.en_GB : whole.en_GB, id);
    return Object.keys(catalogues)
      .filter((locale) => signature(whole[locale], id) !== expected)
      .map((locale) => `${file}: ${id} has other arguments in ${locale} than (${expected}).`);
  });
  const labels = footer.flatMap(({ heading, entries }) => [heading, ...entries]).map(({ text }) => text);
  return [...ofTexts, ...labels.filter((id) => !(id in whole.en_GB)).map((id) => `${file} lacks the text ${id}.`)];
};

/**
 * Lists the problems of the message catalogues.
 * @param catalogues locale to its messages; en_GB is the source.
 * @param sourceText all code of the shop.
 * @returns one sentence a problem.
 */
export const messageProblems = (catalogues, sourceText) => {
  const { en_GB: source, ...others } = catalogues;
  const problems = problemsOfUse(source, sourceText);
  const signature = (locale, id) => {
    try {
      return [...argumentsOf(parse(catalogues[locale][id]))].sort().join(',');
    } catch (error) {
      problems.push(`${locale} ${id}: ${error.message}`);
      return undefined;
    }
  };
  for (const id of Object.keys(source)) {
    const expected = signature('en_GB', id);
    for (const locale of Object.keys(others)) {
      if (!(id in others[locale])) {
        problems.push(`${locale} lacks ${id}.`);
        continue;
      }
      const actual = signature(locale, id);
      if (expected !== undefined && actual !== undefined && actual !== expected)
        problems.push(`${locale} ${id} has arguments (${actual}), en_GB has (${expected}).`);
    }
  }
  for (const [locale, messages] of Object.entries(others)) {
    for (const id of Object.keys(messages))
      if (!(id in source)) problems.push(`${locale} has ${id}, which en_GB lacks.`);
  }
  return problems;
};
