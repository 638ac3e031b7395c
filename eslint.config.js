import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'data', 'coverage', 'node_modules', '**/*.generated.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
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
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns it.' },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'HTML goes through features/content.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/testing/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../../*'], message: 'Leave a feature by the alias @/, not by ../' }] },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // Informed is wrapped once in typed fields; nobody else imports it (docs/decisions).
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/forms/informed/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'informed', message: 'Use the typed fields of ui/forms/informed.' }],
          patterns: [{ group: ['../../../*'], message: 'Leave a feature by the alias @/, not by ../' }],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'backend/testing/**', 'e2e/**', 'bench/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Tools that must export their configuration as default, and command-line programs, which speak through the console.
    files: [
      '*.{js,cjs,ts}',
      'build/**',
      'scripts/**',
      'bench/**',
      'e2e/**',
      'src/testing/domEnvironment.ts',
      'src/testing/cssModule.ts',
      '**/*.d.ts',
      'backend/main.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off', 'no-undef': 'off' },
  },
  { files: ['sw/**/*.ts'], languageOptions: { globals: globals.serviceworker } },
);
