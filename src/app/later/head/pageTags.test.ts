import { crumbData, type PageFacts, pageTags } from './pageTags';

const facts: PageFacts = {
  url: 'https://shop.example/zinc.html',
  title: 'Zinc | Shop',
  description: undefined,
  picture: undefined,
  type: 'product',
  shopName: 'Shop',
  locale: 'en_GB',
  namesAddress: false,
  alternates: [
    { language: 'en-GB', url: 'https://shop.example/zinc.html' },
    { language: 'de-DE', url: 'https://shop.example/de/zinc.html' },
  ],
};

const find = (tags: ReturnType<typeof pageTags>, attribute: string, value: string) =>
  tags.filter(({ attributes }) => attributes[attribute] === value).map(({ attributes }) => attributes);

test('names the address where the page does not, and the page in every language', () => {
  const tags = pageTags(facts);
  expect(find(tags, 'rel', 'canonical')).toEqual([{ rel: 'canonical', href: facts.url }]);
  expect(find(tags, 'rel', 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en-GB', 'https://shop.example/zinc.html'],
    ['de-DE', 'https://shop.example/de/zinc.html'],
  ]);
  expect(find(pageTags({ ...facts, namesAddress: true }), 'rel', 'canonical')).toEqual([]);
});

test('says nothing of what is not there', () => {
  const tags = pageTags(facts);
  expect(find(tags, 'property', 'og:description')).toEqual([]);
  expect(find(tags, 'property', 'og:image')).toEqual([]);
  expect(find(tags, 'name', 'twitter:card')).toEqual([{ name: 'twitter:card', content: 'summary' }]);
});

test('a page without a way to it has none', () => {
  expect(crumbData([])).toBeUndefined();
  expect(crumbData([{ name: 'Home', url: 'https://shop.example/' }, { name: 'Zinc' }])).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/' },
      { position: 2, name: 'Zinc' },
    ],
  });
});
