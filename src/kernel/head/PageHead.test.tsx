import { render } from '@testing-library/react';
import { restoreHead } from './headTags';
import { PageHead } from './PageHead';

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test.each([
  ['/zinc.html', 'http://localhost/zinc.html'],
  ['https://shop.example/zinc.html', 'https://shop.example/zinc.html'],
  ['http://', undefined],
  ['//', undefined],
])('of the address %p search engines are told %p, and the page has its title', (given, told) => {
  const { unmount } = render(<PageHead title="Zinc" canonical={given} />);
  expect(canonical()).toBe(told);
  expect(document.title).toContain('Zinc');
  unmount();
});

const description = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content);
const zinc = <PageHead title="Zinc" description="Plain zinc." canonical="/zinc.html" robots="noindex" />;

test('what others take out of the head, or replace, is written again, and the next page has its own', () => {
  const view = render(zinc);
  document.head.querySelector('title')?.remove();
  document.head.querySelector('meta[name="description"]')?.remove();
  document.head.querySelector('link[rel="canonical"]')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>(1) News</title><meta name="description" content="Other words."><link rel="canonical" href="https://other.example/">',
  );
  expect(restoreHead()).toBe(true);
  expect(restoreHead()).toBe(false);
  expect(document.title).toBe('Zinc | Halewell');
  expect([description(), canonical()]).toEqual([['Plain zinc.'], 'http://localhost/zinc.html']);
  document.head.querySelectorAll('title, meta, link').forEach((element) => element.remove());
  view.rerender(<PageHead title="Iron" description="Plain iron." />);
  expect(document.title).toBe('Iron | Halewell');
  expect([description(), canonical()]).toEqual([['Plain iron.'], undefined]);
  view.unmount();
  expect([description(), restoreHead()]).toEqual([[], false]);
});

test('words that others change in place stay, as those of a translation', () => {
  const view = render(zinc);
  document.title = 'Zink | Halewell';
  expect(restoreHead()).toBe(false);
  view.rerender(zinc);
  expect(document.title).toBe('Zink | Halewell');
  view.unmount();
});

test('a second description beside the page’s is not left there, and what lies over a page gives way to it', () => {
  document.head.insertAdjacentHTML(
    'afterbegin',
    '<meta name="description" content="a"><meta name="description" content="b">',
  );
  const page = render(zinc);
  expect(description()).toEqual(['Plain zinc.']);
  const over = render(<PageHead title="Invoice" />);
  expect([document.title, description()]).toEqual(['Invoice | Halewell', []]);
  over.unmount();
  expect([document.title, description()]).toEqual(['Zinc | Halewell', ['Plain zinc.']]);
  page.unmount();
});
