import base from './jest.config.js';
import { writeTestGroups } from './scripts/lib/testGroups.mjs';

/** Every test of `jest.config.js`, several files at once: what `npm test` runs. */
export default {
  ...base,
  projects: base.projects.map((project) => ({
    ...project,
    roots: [writeTestGroups(project)],
    testMatch: ['**/*.test.js'],
  })),
};
