import { distProblems } from './dist.mjs';

const file = (name, text = '') => ({ name, read: () => text });

test.each([
  ['a.js', '//# sourceMappingURL=a.js.map'],
  ['a.css', '/*# sourceMappingURL=a.css.map */'],
  ['a.js', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a.js', `const key = "sk_live_${'a'.repeat(24)}"`],
  ['index.html', '{"paymentUrl":"http://localhost:8081"}'],
  ['a.js', '"/home/somebody/shop/src/main.tsx"'],
  ['sw.js', '/^\\/__mail$/'],
  ['a.js.map', ''],
])('A-18: finds in %s: %s', (name, text) => {
  expect(distProblems([file(name, text)])).toHaveLength(1);
});

test('leaves a clean build alone', () => {
  const files = [file('index.html', '<p>http://www.w3.org/2000/svg'), file('a.js', 'new URL(a,"http://localhost")')];
  expect(distProblems([...files, file('a.woff2', 'sourceMappingURL=')])).toEqual([]);
});
