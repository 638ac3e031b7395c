/** Numbers of the cases: of what can fail, and of what somebody may try on purpose. */
export const caseNumbers = [
  ...Array.from({ length: 58 }, (_, index) => `F-${String(index + 1).padStart(2, '0')}`),
  ...Array.from({ length: 22 }, (_, index) => `A-${String(index + 1).padStart(2, '0')}`),
];

const rowPattern = /^\| ([FA]-\d{2}) \|(.*)\|\s*$/;
const filePattern = /`([\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs))`/g;
const titlePattern = /['"`]([FA]-\d{2}(?:, [FA]-\d{2})*): /g;

/** The rows of the table: the number of a case, and the files that it names as its tests. */
export const readRows = (document) =>
  document.split('\n').flatMap((line) => {
    const row = rowPattern.exec(line);
    if (!row) return [];
    const [, number, cells] = row;
    const tests = cells.split('|').at(-1) ?? '';
    return [
      { number, files: [...tests.matchAll(filePattern)].map(([, file]) => file), open: /\bopen: \S/.test(tests) },
    ];
  });

/** The cases that the titles of a test file name. */
export const casesOf = (source) => new Set([...source.matchAll(titlePattern)].flatMap(([, list]) => list.split(', ')));

/**
 * What is wrong between the table of cases and the tests: a case without a row or with two, a row without a test, a test
 * that does not name its case, and a title whose case has no row that leads to it.
 * @param document text of docs/faults.md.
 * @param testsByPath text of each test file, by its path below the project.
 */
export const faultProblems = (document, testsByPath) => {
  const rows = readRows(document);
  const cases = new Map([...testsByPath].map(([path, source]) => [path, casesOf(source)]));
  const counts = caseNumbers.flatMap((number) => {
    const count = rows.filter((row) => row.number === number).length;
    return count === 1 ? [] : [`${number} has ${count} rows in docs/faults.md, not one.`];
  });
  const unknown = rows
    .filter(({ number }) => !caseNumbers.includes(number))
    .map(({ number }) => `${number} is no case.`);
  const fromRows = rows.flatMap(({ number, files, open }) => {
    if (files.length === 0) return open ? [] : [`${number} names no test, nor why it has none.`];
    return files.flatMap((file) => {
      const named = cases.get(file);
      if (!named) return [`${number} names ${file}, which is not there.`];
      return named.has(number) ? [] : [`${number} names ${file}, in which no title begins with it.`];
    });
  });
  const fromTitles = [...cases].flatMap(([path, named]) =>
    [...named]
      .filter((number) => !rows.some((row) => row.number === number && row.files.includes(path)))
      .map((number) => `${path} has a test of ${number}, whose row does not name it.`),
  );
  return [...counts, ...unknown, ...fromRows, ...fromTitles];
};
