import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { validate } from 'graphql';

import { absentCoordinates } from '../../build/documents/coordinates.js';
import { inlineFragments } from '../../build/documents/inlineFragments.js';
import { markAbsent } from '../../build/documents/markAbsent.js';
import { misplacedSpreads } from '../../build/documents/misplacedSpreads.js';
import { missingCore } from '../backend/compare.mjs';
import { coverageProblems } from './coverage.mjs';

const { isAllAbsent, sentDocument } = await tsImport('../../src/kernel/graphql/absentFields.ts', import.meta.url);

/** The committed capability files, by their names. */
export const readBackends = (folder) =>
  readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** Whether a capability file says what `check-backend` would say today. */
export const freshnessProblems = (schema, { name, absent }, theirs) => {
  const today = absentCoordinates(schema, theirs);
  const differing = [
    ...today.filter((each) => !absent.includes(each)),
    ...absent.filter((each) => !today.includes(each)),
  ];
  if (differing.length === 0) return [];
  return [
    `settings/backends/${name}.json is out of date (${differing.slice(0, 3).join(', ')}): npm run check-backend.`,
  ];
};

/**
 * Lists the problems of the operations as they are sent to a backend.
 * @param schema the shop's own.
 * @param operations documents by the names of their operations.
 * @param backend a capability file.
 * @param theirs the backend's schema, where it is at hand.
 * @returns the problems, and how many operations are sent, answered without a request, and changed.
 */
export const trimmedOperations = (schema, operations, backend, theirs) => {
  const absent = new Set(backend.absent);
  const missing = new Set();
  const counts = { sent: 0, answered: 0, trimmed: 0 };
  const problems = [...operations].flatMap(([name, document]) => {
    let isTrimmed = false;
    const marked = markAbsent(inlineFragments(document, schema), schema, absent, (coordinate) => {
      isTrimmed = true;
      missing.add(coordinate);
    });
    if (isTrimmed) counts.trimmed += 1;
    if (isAllAbsent(marked)) {
      counts.answered += 1;
      return [];
    }
    counts.sent += 1;
    const sent = sentDocument(marked);
    const errors = theirs ? validate(theirs, sent).map(({ message }) => message) : [];
    return [...errors, ...misplacedSpreads(sent)].map((problem) => `${backend.name}, ${name}: ${problem}`);
  });
  const lost = missingCore(absent).map((field) => `${backend.name} lacks ${field}, which every shop needs.`);
  return { problems: [...problems, ...lost, ...coverageProblems(schema, missing)], counts };
};
