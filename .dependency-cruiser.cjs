const { features, layers } = require('./architecture.cjs');

const isTest = '\\.test\\.tsx?$|^src/testing/';
const generatedTypes = '^src/schema\\.generated\\.ts$';

/** Rendered by the build, from the pages' shimmers; nothing of it is in the boot script. */
const bootTemplates = '^src/boot/templates\\.tsx$';
/** A script of its own, which is loaded where a content page begins with what no template has. */
const contentView = '^src/boot/content/contentView\\.ts$';

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports-down`,
  comment: `src/${layer} may import ${[layer, ...allowed].join(', ')} only (architecture.cjs).`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: layer === 'boot' ? `${isTest}|${bootTemplates}|${contentView}` : isTest },
  to: {
    path: '^(src|backend|sw|e2e|bench|scripts)/',
    pathNot: [
      `^src/(${[layer, ...allowed].join('|')})/`,
      generatedTypes,
      // The one type-only door to the service worker's messages.
      ...(layer === 'kernel' ? ['^sw/protocol\\.ts$'] : []),
      // Types of the answer that it shows.
      ...(layer === 'boot' ? ['\\.graphql\\.generated\\.ts$'] : []),
    ],
  },
}));

const featureRules = Object.entries(features).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: `features/${feature} may import ${allowed.join(', ') || 'no other feature'} (architecture.cjs).`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: isTest },
  to: { path: '^src/features/', pathNot: `^src/features/(${[feature, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...featureRules,
    {
      name: 'boot-is-small',
      comment: 'The boot script is inlined into every page: no component, no package.',
      severity: 'error',
      from: { path: '^src/boot/', pathNot: `${isTest}|${bootTemplates}|${contentView}` },
      to: { path: '\\.tsx$|\\.css$|node_modules', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'templates-are-shimmers',
      comment: 'The build renders shimmers and frames, which need no data.',
      severity: 'error',
      from: { path: bootTemplates },
      to: { path: '^src/(?:app|pages|shell|features)/', pathNot: '(?:Shimmer|Frame)\\.tsx$|\\.css$' },
    },
    {
      name: 'only-the-build-imports-templates',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: bootTemplates },
    },
    {
      name: 'feature-is-listed',
      comment: 'Every feature stands in architecture.cjs.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: `^src/features/(${Object.keys(features).join('|')})/` },
      to: {},
    },
    {
      name: 'feature-sub-folders-are-private',
      comment: 'Only the top level of a feature is public.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)|[^/]+)/', pathNot: isTest },
      to: { path: '^src/features/([^/]+)/[^/]+/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'pages-do-not-import-pages',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: isTest },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'app-loads-pages-lazily',
      comment: 'A page is a chunk of its own: import() only. Fragments may be static.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: isTest },
      to: {
        path: '^src/pages/',
        pathNot: '(\\.graphql\\.generated\\.ts|View\\.tsx)$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'backend-is-a-program-of-its-own',
      severity: 'error',
      from: { path: '^(backend|sw)/' },
      to: { path: '^(src|e2e|bench)/' },
    },
    {
      name: 'studio-is-a-program-of-its-own',
      comment: 'It reads the catalogue of the seed; nobody imports it: what it makes are files.',
      severity: 'error',
      from: { path: '^(src|backend|sw|e2e|bench)/' },
      to: { path: '^studio/' },
    },
    {
      name: 'studio-reads-the-seed',
      comment: 'Besides, it writes the list that the image service reads.',
      severity: 'error',
      from: { path: '^studio/' },
      to: { path: '^(src|backend|sw|e2e|bench)/', pathNot: '^backend/(seed/|media/masterList\\.ts$)' },
    },
    {
      name: 'deploy-and-gateway-serve-the-built-shop',
      comment:
        'Programs of their own: they know how a built shop is served, which operations it has and how a picture is made smaller, and nothing of the embedded backend besides.',
      severity: 'error',
      from: { path: '^(deploy|gateway)/', pathNot: isTest },
      to: {
        path: '^(src|backend|sw|e2e|bench|studio)/',
        pathNot:
          '^backend/(http/|report\\.ts$|isRecord\\.ts$|graphql/(errors|operationList|readParameters)\\.ts$|media/service/)',
      },
    },
    {
      name: 'pictures-know-no-backend',
      comment: 'How a picture is made smaller: the embedded backend and the gateway before another stand on it.',
      severity: 'error',
      from: { path: '^backend/media/service/' },
      to: { path: '^(src|backend|deploy|gateway)/', pathNot: '^backend/media/service/' },
    },
    {
      name: 'playground-shows-parts',
      comment: 'It stands on the design system, and nobody on it.',
      severity: 'error',
      from: { path: '^playground/' },
      to: {
        path: '^(src|backend|sw|e2e|bench|studio)/',
        pathNot: '^src/(ui|kernel)/|^src/shell/(?:global|base)\\.css$',
      },
    },
    {
      name: 'shop-never-imports-backend',
      comment: 'Only tests run the backend in process.',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^(backend|e2e|bench|scripts|settings)/' },
    },
    {
      name: 'no-testing-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^src/testing/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-barrels',
      comment: 'No index files.',
      severity: 'error',
      from: {},
      to: { path: '^(src|backend|sw)/.*/index\\.tsx?$' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {}, // Types only: nothing of it is there at run time.
      to: { couldNotResolve: true, pathNot: ['\\.css$', '^@graphql-typed-document-node/core$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
