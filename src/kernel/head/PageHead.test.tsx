import { render } from '@testing-library/react';
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
