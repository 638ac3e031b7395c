import '@/testing/noLayout';
import { act, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { contentTypes } from '../types/contentTypes';
import { liveStyle } from './lazyLiveStyle';
import { scopedSelector } from './scopedSelector';
import { scopedSheet } from './scopedSheet';

beforeAll(async () => {
  await contentTypes.html.preload?.load();
  await liveStyle.load();
});

const show = async (html: string) => {
  const rendered = renderUi(<Content html={html} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return rendered;
};

const html = (inner: string, attributes = 'data-decoded="true"'): string =>
  `<div data-content-type="html" data-appearance="default" data-element="main" ${attributes}>${inner}</div>`;
const words = (name: string, text: string): string => `<p class="${name}">${text}</p>`;

const sheetOf = (text: string): string => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return scopedSheet(sheet.cssRules, 'own-1');
};

describe('a style element of an editor', () => {
  it('reaches the words of its block, with those beside it, and nothing else', async () => {
    const rules = '<style>.note { color: rgb(1, 2, 3) }</style><style>p { padding-top: 7px }</style>';
    await show(html(`${rules}${words('note', 'Own')}`) + html(words('note', 'Next')));
    expect(screen.getByText('Own')).toHaveStyle({ color: 'rgb(1, 2, 3)', paddingTop: '7px' });
    expect(screen.getByText('Next')).not.toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(screen.getByText('Next')).not.toHaveStyle({ paddingTop: '7px' });
  });

  it('reaches the whole page where it stands beside the blocks, and takes no room there', async () => {
    const { container } = await show(
      `<style>.note { color: rgb(1, 2, 3) }</style>${html(words('note', 'One'))}${html(words('note', 'Two'))}`,
    );
    expect(screen.getByText('One')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(screen.getByText('Two')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(container.children).toHaveLength(2);
  });

  it.each([
    ['of a page without blocks', `<style>.note { color: rgb(1, 2, 3) }</style>${words('note', 'Own')}`],
    [
      'of a block that Page Builder wrote escaped',
      html('&lt;style&gt;.note { color: rgb(1, 2, 3) }&lt;/style&gt;&lt;p class="note"&gt;Own&lt;/p&gt;', ''),
    ],
    [
      'that names the block by its own class',
      html(
        `<style>.promo .note { color: rgb(1, 2, 3) }</style>${words('note', 'Own')}`,
        'data-decoded="true" class="promo"',
      ),
    ],
    [
      'that names the body of Magento',
      html(`<style>#html-body .note { color: rgb(1, 2, 3) }</style>${words('note', 'Own')}`),
    ],
    [
      'that names an element that is shown as another',
      html('<style>button.note { color: rgb(1, 2, 3) }</style><button class="note">Own</button>'),
    ],
    [
      'that names a picture’s place by its id',
      html('<style>#place { color: rgb(1, 2, 3) }</style><p id="place">Own</p>'),
    ],
  ])('works: one %s', async (_which, content) => {
    await show(content);
    expect(screen.getByText('Own')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  });

  it('gives way to a style attribute', async () => {
    await show(html('<style>.note { color: rgb(1, 2, 3) }</style><p class="note" style="color: rgb(4, 5, 6)">Own</p>'));
    expect(screen.getByText('Own')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
  });

  it('reaches blocks by the classes that an editor gave them', async () => {
    const row =
      '<div data-content-type="row" data-appearance="full-width" class="band"><p data-content-type="text">In</p></div>';
    await show(`<style>.band { padding-top: 9px } .band:hover { padding-top: 12px }</style>${row}`);
    expect(screen.getByText('In').closest('.band')).toHaveStyle({ paddingTop: '9px' });
  });

  it('ends with its block', async () => {
    const before = document.adoptedStyleSheets.length;
    const { unmount } = await show(html(`<style>.note:hover { color: red }</style>${words('note', 'Own')}`));
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});

describe('the rules', () => {
  it('keep what depends on pointer, focus, window and features', () => {
    expect(
      sheetOf(`a:hover, a:focus-visible { color: red } @media (max-width: 600px) { .note { display: none !important } }
        .more::before { content: "→ "; color: green }`),
    ).toMatchInlineSnapshot(`
      ":is(a:hover).own-1, :is(a:focus-visible).own-1 { color: red; } 
      @media (max-width: 600px) { :is(.note).own-1 { display: none !important; }  }
      :is(.more).own-1::before { content: "→ "; color: green; } "
    `);
  });

  it.each([
    [
      'a rule that lies over the shop',
      '.note { position: fixed; inset: 0; z-index: 9; height: 100vh; transform: scale(9) }',
    ],
    [
      'a picture of anywhere',
      '.note { background: url(https://evil.example/x.png); cursor: url(//evil.example/c.cur), auto }',
    ],
    ['words that are read elsewhere', '.note::before { content: attr(href) url(https://evil.example) }'],
    ['lines beyond the window', '.note { margin-left: -900px; font-size: 400px; white-space: nowrap }'],
  ])('leave out %s', (_what, text) => {
    expect(sheetOf(text)).toMatch(/\{\s*(?:background-(?:position|size|repeat)[^;]*; ?)*\}\s*$/);
  });

  it('leave out what has a name that holds everywhere', () => {
    expect(
      sheetOf(
        '@import "https://evil.example/a.css"; @font-face { font-family: X; src: url(x) } @keyframes spin { to { color: red } }',
      ).trim(),
    ).toBe('');
  });
});

test.each([
  ['a, b > c', ':is(a).s, :is(b > c).s'],
  ['.a[title="x, y"], :is(b, c)', ':is(.a[title="x, y"]).s, :is(:is(b, c)).s'],
  ['.a::before', ':is(.a).s::before'],
  ['.a > ::after', ':is(.a > *).s::after'],
  ['#part .section', ':is(#content-part .section).s'],
  ['section > button.button', ':is([data-tag="section"] > [data-tag="button"].button).s'],
  ['body, :root', ':is(body).s, :is(:root).s'],
])('the selector %s hits elements of the scope only', (selector, expected) => {
  expect(scopedSelector(selector, 's')).toBe(expected);
});
