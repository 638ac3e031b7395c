import { withSharedHead } from './sharedHead';

const built = `<title>Shop</title><meta property="og:site_name" content="Shop" data-page><meta property="og:title" content="Shop" data-page><meta property="og:image" content="/icons/og-image.jpg" data-page>`;

it('gives a link the shop’s name and a picture that can be loaded from elsewhere', () => {
  const html = withSharedHead(built, { storeName: 'Salt & "Pepper" $1' }, 'https://shop.example');
  expect(html).toContain('<title>Salt &amp; &quot;Pepper&quot; $1</title>');
  expect(html).toContain('property="og:site_name" content="Salt &amp; &quot;Pepper&quot; $1"');
  expect(html).toContain('property="og:title" content="Salt &amp; &quot;Pepper&quot; $1"');
  expect(html).toContain('property="og:image" content="https://shop.example/icons/og-image.jpg"');
});

it('leaves what the build knew where the server knows no better', () => {
  const named = built.replace('/icons', 'https://cdn.example/icons');
  expect(withSharedHead(built, {})).toBe(built);
  expect(withSharedHead(named, { storeName: '' }, 'https://shop.example')).toBe(named);
});
