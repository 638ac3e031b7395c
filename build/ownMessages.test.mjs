import { compileMessages } from './compileMessages.js';
import ownMessages from './ownMessages.js';

const brand = {
  footer: [{ heading: { text: 'session.signIn' }, entries: [] }],
  texts: { 'session.signIn': { en_GB: 'Come in' }, 'brand.tagline': { en_GB: 'Pots' } },
};
const plain = { footer: [], texts: {} };
const load = (source, ofBrand = plain) =>
  ownMessages.call({ addDependency: () => undefined, getOptions: () => ({ brand: ofBrand }) }, source);

describe('messages of a module', () => {
  it('are those whose ids it names, and no others', () => {
    const source = `export const heading = { id: 'session.signIn' }; const url = 'www.example.com';`;
    const built = load(source);
    expect(built.startsWith(source)).toBe(true);
    expect(built).toContain('addMessages({"session.signIn":"Sign In"});');
  });

  it('are the brand’s where it has its own, and come with what it names in the footer', () => {
    expect(load(`const id = 'session.signIn';`, brand)).toContain('addMessages({"session.signIn":"Come in"});');
    expect(load(`const id = 'brand.tagline';`, brand)).toContain('addMessages({"brand.tagline":"Pots"});');
    expect(load('BRAND.footer.map(show);', brand)).toContain('addMessages({"session.signIn":"Come in"});');
  });

  it('leave a module alone that names none', () => {
    expect(load(`export const path = '/cart.html';`)).toBe(`export const path = '/cart.html';`);
  });

  it('are syntax trees where they have arguments, and fail the build where they are broken', () => {
    expect(compileMessages({ 'a.b': 'Hi, {name}', 'a.c': 'Plain' })).toEqual({
      'a.b': [
        { type: 0, value: 'Hi, ' },
        { type: 1, value: 'name' },
      ],
      'a.c': 'Plain',
    });
    expect(() => compileMessages({ 'a.d': 'Hi, {name' })).toThrow('Message a.d is not valid ICU syntax');
  });
});
