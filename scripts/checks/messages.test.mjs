import { brandProblems, messageProblems, withBrand } from './messages.mjs';

const code = `<FormattedMessage id="cart.title" />; intl.formatMessage({ id: 'cart.count' }, { count }); const off = 'state.off'; open(\`file.\${name}\`)`;
const good = {
  'cart.title': 'Cart',
  'cart.count': '{count, plural, one {# <b>item</b>} other {# items}}',
  'state.off': 'Off',
};
const problems = (english, french, text = code) => messageProblems({ en_GB: english, fr_FR: french }, text);

const without = (id) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== id));

describe('messageProblems', () => {
  it('finds nothing in catalogues that fit the code', () => {
    expect(problems(good, good)).toEqual([]);
  });

  it('names a message that the code uses and the source lacks', () => {
    const lacking = without('cart.title');
    expect(problems(lacking, lacking)).toEqual(['en_GB lacks cart.title, which the code uses.']);
  });

  it('names a message that nothing uses', () => {
    const more = { ...good, 'cart.old': 'Old' };
    expect(problems(more, more)).toEqual(['cart.old is used nowhere.']);
  });

  it('names ids that are made with a template', () => {
    expect(problems(good, good, `${code}; t(\`state.\${name}\`)`)).toEqual([
      'Ids of state. are made with a template: write them out.',
    ]);
  });

  it('names a message that a translation lacks, or has alone', () => {
    const lacking = without('state.off');
    expect(problems(good, lacking)).toEqual(['fr_FR lacks state.off.']);
    expect(problems(good, { ...good, 'cart.seul': 'Seul' })).toEqual(['fr_FR has cart.seul, which en_GB lacks.']);
  });

  it('names a translation with other arguments or tags', () => {
    expect(problems(good, { ...good, 'cart.count': '{nombre}' })).toEqual([
      'fr_FR cart.count has arguments (nombre), en_GB has (<b>,count).',
    ]);
  });

  it('names a message that does not parse', () => {
    expect(problems(good, { ...good, 'cart.title': 'Panier {' })).toEqual([
      expect.stringMatching(/^fr_FR cart\.title: /),
    ]);
    expect(problems({ ...good, 'cart.title': 'Cart {' }, good)).toEqual([
      expect.stringMatching(/^en_GB cart\.title: /),
    ]);
  });
});

describe('texts of a brand', () => {
  const catalogues = { en_GB: { 'a.hi': 'Hi {name}' }, fr_FR: { 'a.hi': 'Salut {name}' } };
  const brandWith = (texts, footer = []) => ({ file: 'own.json', texts, footer });
  const used = `'a.hi' "brand.tagline"`;
  const problemsOf = (brand) => brandProblems(brand, catalogues, used);

  it('go before those of the shop, and may stand beside them', () => {
    const brand = brandWith({
      'a.hi': { en_GB: 'Hey {name}', fr_FR: 'Hé {name}' },
      'brand.tagline': { en_GB: 'Pots' },
    });
    expect(withBrand(catalogues, brand).en_GB).toEqual({ 'a.hi': 'Hey {name}', 'brand.tagline': 'Pots' });
    expect(problemsOf(brand)).toEqual(['own.json: brand.tagline is missing in fr_FR.']);
  });

  it('take the same arguments, and are used', () => {
    expect(problemsOf(brandWith({ 'a.hi': { en_GB: 'Hey {name}', fr_FR: 'Hé' } }))).toEqual([
      'own.json: a.hi has other arguments in fr_FR than (name).',
    ]);
    expect(problemsOf(brandWith({ 'brand.old': { en_GB: 'x', fr_FR: 'x' } }))).toEqual([
      'own.json: brand.old is used nowhere.',
    ]);
  });

  it('are there for every label of the footer', () => {
    const footer = [{ heading: { text: 'brand.more' }, entries: [{ text: 'a.hi' }] }];
    expect(problemsOf(brandWith({}, footer))).toEqual(['own.json lacks the text brand.more.']);
  });
});
