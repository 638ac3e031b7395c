import { availableParallelism } from 'node:os';
import { brandObject, readBrand } from './build/brand.js';
import { capabilitiesOf, namedFilters } from './settings/capabilities.js';
import { linkedDocumentsPattern } from './settings/servedPaths.js';

const swcOptions = (isReact) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: isReact },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
});

// These packages ship ES modules only; jest runs CommonJS.
const esModules = [
  'entities',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'informed',
  'rxjs',
  'idb-keyval',
  '@graphql-tools',
  'graphql-yoga',
  '@whatwg-node',
  'yet-another-react-lightbox',
];

/** What jest chooses by changed files it finds by imports, and a process that stays keeps what it has loaded. */
const followsChanges = process.argv.some((flag) =>
  /^(-o$|--watch|--onlyChanged|--changed|--findRelatedTests)/.test(flag),
);

const shared = {
  // Tests run against the embedded backend, which has everything, in its own shop's brand.
  globals: {
    CAPABILITIES: capabilitiesOf(new Set()),
    TRIMS_DOCUMENTS: false,
    __webpack_hash__: 'test',
    IMAGE_SERVICE: 'resize',
    OFFERS_COUNTRIES: false,
    ADDRESS_COUNTRIES: ['GB'],
    PHONE_CARRIERS: [],
    BRAND: brandObject(readBrand(import.meta.dirname, {})),
    NAMED_FILTERS: namedFilters(new Set()),
    LINKED_DOCUMENTS: linkedDocumentsPattern,
  },
  transform: {
    // Documents as the build sends them. Before the general rule, because the first that fits is taken.
    '\\.graphql\\.generated\\.ts$': ['<rootDir>/build/documents/jestTransform.js', swcOptions(true)],
    '^.+\\.(tsx?|mjs|js)$': ['@swc/jest', swcOptions(true)],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    // graphql asks it of every type of every field, and a copy of a package that stands twice is not looked for here.
    '/jsutils/instanceOf(\\.m?js)?$': '<rootDir>/src/testing/environment/instanceOf.ts',
    // Before the aliases: the first that fits is taken.
    '\\.css$': '<rootDir>/src/testing/environment/cssModule.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@i18n/(.*)$': '<rootDir>/i18n/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.cache'],
};

/** Two projects: `dom` for what runs in the browser, `node` for the backend, the service worker and the scripts. */
export default {
  // As many workers as cores: a third one on two keeps both busy while a test waits, and costs more in caches than that gains.
  maxWorkers: availableParallelism(),
  // Real queries over a real database: a machine that is busy with other things makes tests slower, not wrong.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/lib/longestFirst.mjs',
  projects: [
    {
      ...shared,
      displayName: 'dom',
      moduleNameMapper: {
        ...(!followsChanges && {
          '/testing/createTestBackend$': '<rootDir>/src/testing/environment/backendOfProcess.ts',
        }),
        ...shared.moduleNameMapper,
      },
      testEnvironment: '<rootDir>/src/testing/environment/domEnvironment.ts',
      roots: ['<rootDir>/src'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/environment/retryInCi.ts',
        '<rootDir>/src/testing/environment/setupDom.ts',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/src/testing/environment/nodeEnvironment.ts',
      roots: ['backend', 'studio', 'build', 'sw', 'scripts', 'deploy', 'gateway'].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      testMatch: ['**/*.test.ts', '**/*.test.mjs'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/environment/retryInCi.ts'],
    },
  ],
};
