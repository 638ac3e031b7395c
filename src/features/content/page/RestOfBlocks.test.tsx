import { act, screen } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { forgetSeen } from './seenPages';

const page = (blocks: number): string =>
  Array.from(
    { length: blocks },
    (_, index) => `<div data-content-type="text"><p id="größe-${index}">Block ${index}.</p></div>`,
  ).join('');

const show = (html: string) => renderUi(<Content html={html} />);

const shown = (): number => screen.queryAllByText(/^Block \d+\.$/).length;

// The end comes in a chunk of its own, which is there from then on.
beforeAll(async () => {
  const { unmount } = await act(() => Promise.resolve(show(page(200))));
  unmount();
  forgetSeen();
});
afterEach(() => {
  forgetSeen();
  window.history.replaceState(null, '', '/');
});

test('the end of a long page comes by itself, in order', async () => {
  show(page(200));
  expect(shown()).toBe(80);
  expect(await screen.findByText('Block 199.')).toBeVisible();
  expect(screen.getAllByText(/^Block \d+\.$/).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 200 }, (_, index) => `Block ${index}.`),
  );
});

test('one long row is no exception', async () => {
  show(`<div data-content-type="row">${page(200)}</div>`);
  expect(shown()).toBe(80);
  expect(await screen.findByText('Block 199.')).toBeVisible();
});

test('who comes to a place on the page is led there', async () => {
  const scrolled: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  window.history.replaceState(null, '', '/#gr%C3%B6%C3%9Fe-150');
  show(page(200));
  expect(await screen.findByText('Block 199.')).toBeVisible();
  expect(scrolled).toEqual(['content-größe-150']);
});

test('who comes back finds all of it at once, so that the page can stand where it stood', async () => {
  const first = show(page(200));
  expect(await screen.findByText('Block 199.')).toBeVisible();
  first.unmount();
  show(page(200));
  expect(shown()).toBe(200);
});
