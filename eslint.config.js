import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Informed is wrapped once in typed fields; a feature is left by the alias, not by a chain of folders. */
const restrictImports = ({ informed, leaving }) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: informed ? [{ name: 'informed', message: 'Use the typed fields of ui/forms/informed.' }] : [],
      patterns: leaving ? [{ group: ['../../../*'], message: 'Leave a feature by the alias @/, not by ../' }] : [],
    },
  ],
});

/** What no file of the storefront may write; a later entry of the same rule replaces it, so that tests repeat it. */
const forbiddenSyntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns it.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'HTML goes through features/content.',
  },
];

/** `db.run(…)`, `backend.db.all(…)` and the like. */
const sqlCall =
  "CallExpression > MemberExpression[property.name=/^(run|all|get|exec)$/]:matches([object.name='db'], [object.property.name='db'])";

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.cache',
      'data',
      'coverage',
      'node_modules',
      '**/*.generated.ts',
      'test-results',
      'playwright-report',
    ],
  },
  { files: ['**/*.{js,cjs,mjs,ts,tsx}'], ...js.configs.recommended },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  // Three scopes of one rule, as a later entry replaces an earlier one: the product, its typed fields, and tests.
  { files: ['src/**/*.{ts,tsx}'], rules: restrictImports({ informed: true, leaving: true }) },
  { files: ['src/ui/forms/informed/**'], rules: restrictImports({ informed: false, leaving: true }) },
  {
    // Tests run the backend in process; the words of the service worker are shared with it.
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**', 'src/kernel/serviceWorker/**'],
    rules: restrictImports({ informed: true, leaving: false }),
  },
  {
    files: ['src/**/*.graphql'],
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // Files are named after the operation or fragment that they hold; a view has its fragments in the file of its query.
      '@graphql-eslint/naming-convention': 'off',
      // Cache keys are per type (app/typePolicies): most types have a uid or none at all.
      '@graphql-eslint/require-selections': 'off',
      // What 2.4.7 calls deprecated is what 2.4.4 to 2.4.6 have.
      '@graphql-eslint/no-deprecated': 'off',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 12 }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'backend/testing/**', 'e2e/**', 'bench/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        { selector: sqlCall, message: 'Arrange and read by name: backend/testing/arrange.' },
      ],
    },
  },
  {
    // Tools that must export their configuration as default, and command-line programs, which speak through the console.
    files: [
      '*.{js,cjs,ts}',
      'build/**',
      'settings/**',
      'scripts/**',
      'bench/**',
      'studio/run.ts',
      'deploy/main.ts',
      'gateway/main.ts',
      'e2e/**',
      'src/testing/environment/domEnvironment.ts',
      'src/testing/environment/cssModule.ts',
      '**/*.d.ts',
      'backend/main.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off', 'no-undef': 'off' },
  },
  { files: ['sw/**/*.ts'], languageOptions: { globals: globals.serviceworker } },
);
