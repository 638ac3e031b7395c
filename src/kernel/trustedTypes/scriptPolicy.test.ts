import { claimPolicies, scriptPolicy } from './scriptPolicy';

/** Trusted Types of a page whose policy allows each name once. */
const made = new Map<string, { createScriptURL: (url: string) => string }>();
const createPolicy = (name: string, rules: { createScriptURL: (url: string) => string }) => {
  if (made.has(name)) throw new TypeError(`Policy ${name} already exists.`);
  made.set(name, rules);
  return rules;
};
beforeAll(() => void Object.assign(window, { trustedTypes: { createPolicy } }));
afterAll(() => void Reflect.deleteProperty(window, 'trustedTypes'));

test('a name that is taken is nobody else’s, and vouches for nothing until its loader is there', () => {
  claimPolicies(['films']);
  const foreign = () => createPolicy('films', { createScriptURL: (url) => url });
  expect(foreign).toThrow('already exists');
  expect(() => made.get('films')?.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);

  const policy = scriptPolicy('films', (url) => {
    if (url !== 'https://films.example/player.js') throw new TypeError('Not the player.');
    return url;
  });
  expect(policy().createScriptURL('https://films.example/player.js')).toBe('https://films.example/player.js');
  expect(() => policy().createScriptURL('https://evil.example/x.js')).toThrow('Not the player.');
});

test('a loader that comes first makes its own, once', () => {
  const policy = scriptPolicy('maps', (url) => url);
  expect(policy()).toBe(policy());
  expect(() => claimPolicies(['maps'])).not.toThrow();
});
