import { act, screen } from '@testing-library/react';
import { Content } from '../Content';
import { forgetWarnings } from '../tree/warnOnce';
import { contentBlock } from '../block/contentBlock';
import { contentTypes } from '../types/contentTypes';
import { drawContent } from '../drawContent';
import { showContent } from '@/testing/showContent';

const Bomb = () => {
  throw new Error('Boom.');
};

/** The tests put other views into the table. */
const known = { heading: contentTypes.heading.View, divider: contentTypes.divider.View };
let warned: jest.SpyInstance;
let failed: jest.SpyInstance;

const given = (spy: jest.SpyInstance): unknown[] => spy.mock.calls.map(([message]: unknown[]) => message);

beforeEach(() => {
  forgetWarnings();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  contentTypes.heading.View = known.heading;
  contentTypes.divider.View = known.divider;
  jest.restoreAllMocks();
});

const text = (words: string): string => `<div data-content-type="text"><p>${words}</p></div>`;

test('F-49: an unsupported type is warned of once, whatever pages it stands on, and loses nothing of what is within', async () => {
  const unknown = `<div data-content-type="carousel-3d"><div>${text('Within')}</div>Loose words</div>`;
  await showContent(`${text('Before')}${unknown}${unknown}<div data-content-type="lottery">${text('Another')}</div>`);
  await showContent(unknown);
  expect(screen.getAllByText('Within')).toHaveLength(3);
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('Another')).toBeVisible();
  // The first view reads the same, and says nothing.
  drawContent(`${text('Before')}${unknown}<div data-content-type="raffle"></div>`, true, (html) => html);
  expect(given(warned)).toEqual([
    'Page Builder carousel-3d content type is not supported, this content will not be rendered.',
    'Page Builder lottery content type is not supported, this content will not be rendered.',
  ]);
});

test('what an editor hid is left out with all within, and nothing is said of it', async () => {
  await showContent(
    `<div data-content-type="row" style="display: none">${text('In a row')}<div data-content-type="x"></div></div>
     <div data-content-type="lottery" style="display: none">${text('Unknown')}</div>
     <div data-content-type="text" style="display: none"><p>Text</p></div>${text('Shown')}`,
  );
  expect(document.body.textContent.trim()).toBe('Shown');
  expect(given(warned)).toEqual([]);
});

test('a block whose properties make no sense is left out alone; its type is warned of once', async () => {
  const cause = new TypeError('Cannot read it.');
  const readNothing = (): never => {
    throw cause;
  };
  contentTypes.divider.View = contentBlock(readNothing, () => null);
  const divider = '<div data-content-type="divider"><hr></div>';
  await showContent(`<div data-content-type="row">${divider}${text('Next to it')}</div>${divider}`);
  expect(screen.getByText('Next to it')).toBeVisible();
  expect(given(warned)).toEqual(['Failed to aggregate config for content type divider.']);
  expect(warned).toHaveBeenCalledWith(expect.any(String), cause);
});

test('F-48: a block that throws is replaced alone, and logged with its type', async () => {
  contentTypes.heading.View = Bomb;
  await showContent(
    `<div data-content-type="row"><h2 data-content-type="heading">Gone</h2>${text('Sibling')}</div>${text('Next')}`,
  );
  expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  expect(screen.getByText('Sibling')).toBeVisible();
  expect(screen.getByText('Next')).toBeVisible();
  expect(given(failed)).toContain('The heading block failed.');
});

test('another block in the place of one that threw has its own chance', async () => {
  contentTypes.heading.View = Bomb;
  const { rerender } = await showContent('<h2 data-content-type="heading">Gone</h2>');
  expect(document.body.textContent).toBe('');
  await act(() => Promise.resolve(rerender(<Content html={text('Another page')} />)));
  expect(screen.getByText('Another page')).toBeVisible();
});

test('a static block shows what the backend put there, and takes no room where that is nothing', async () => {
  const block = (inside: string): string =>
    `<div data-content-type="block" style="margin: 10px"><div class="widget block block-static-block">${inside}</div></div>`;
  await showContent(
    block('<p>From the <a href="tel:+441174960123">back office</a></p>') +
      block(text('With blocks')) +
      block('<img src="/media/wysiwyg/a.jpg" alt="A jar">') +
      block(' <!-- switched off --> '),
  );
  expect(await screen.findByRole('link', { name: 'back office' })).toHaveAttribute('href', 'tel:+441174960123');
  expect(screen.getByText('With blocks')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A jar' })).toBeVisible();
  expect(document.querySelectorAll('[style*="margin"]')).toHaveLength(3);
});
