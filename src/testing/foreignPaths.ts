import fc from 'fast-check';

/** Paths that name another host once they are resolved, unless somebody looks then. */
export const foreignPaths = [
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/.\\/evil.example',
  '/x/%2e%2e//evil.example',
  '/././/evil.example',
  '/a/b/../..//evil.example',
  '/.///evil.example',
  '/\t.//evil.example',
];

/** Any path of dots, slashes, their other spellings and names. */
export const anyPath = fc
  .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', 'a', 'evil.example', '?', '#', '\t', ':'), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join('')}`);
