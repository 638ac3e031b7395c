import { originCategory } from './originCategory';

const category = (uid: string, parents: string[] = []) => ({
  uid,
  name: uid,
  url_path: uid,
  url_suffix: '.html',
  breadcrumbs: parents.map((parent) => ({
    category_uid: parent,
    category_name: parent,
    category_url_path: parent,
  })),
});

const categories = [
  category('minerals'),
  category('bisglycinate', ['minerals', 'magnesium']),
  category('muscles', ['needs']),
];

it.each([
  ['the one that the shopper came from', 'minerals', 'minerals'],
  ['the one below where the shopper came from', 'needs', 'muscles'],
  ['the most special one, when the shopper came from elsewhere', 'vitamins', 'bisglycinate'],
  ['the most special one, when the shopper came from nowhere', null, 'bisglycinate'],
])('is %s', (_, origin, expected) => {
  expect(originCategory({ categories }, origin)?.uid).toBe(expected);
});

it('is one of its own on a direct visit, however deep others lie that gather it', () => {
  const vitaminD = category('vitamin-d', ['vitamins']);
  const gathering = [category('immune', ['needs']), category('new', ['minerals', 'discover'])];
  expect(originCategory({ categories: [vitaminD, ...gathering] }, null)?.uid).toBe('vitamin-d');
});

it('is nothing for a product without categories', () => {
  expect(originCategory({ categories: null }, 'minerals')).toBeUndefined();
});
