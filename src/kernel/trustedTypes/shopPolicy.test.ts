import { shopPolicy } from './shopPolicy';

test('vouches for the worker and for data, whatever it is asked for', () => {
  expect(shopPolicy().createScriptURL('https://evil.example/x.js')).toBe('/sw.js');
  expect(() => shopPolicy().createScript('alert(1)')).toThrow(SyntaxError);
  const data = { name: '</script><script>alert(1)</script><!--' };
  const text = shopPolicy().createScript(JSON.stringify(data));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
