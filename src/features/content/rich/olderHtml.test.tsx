import { screen } from '@testing-library/react';
import '@/testing/noLayout';
import { showContent } from '@/testing/showContent';

const shown = async (html: string, selector: string): Promise<HTMLElement> => {
  const { container } = await showContent(html);
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector} in ${container.innerHTML}`);
  return element;
};

describe('what editors wrote twenty years ago', () => {
  test.each([
    ['<ol type="a"><li>One</li></ol>', 'ol', 'list-style-type: lower-alpha'],
    ['<ol type="I" start="4"><li>One</li></ol>', 'ol', 'list-style-type: upper-roman'],
    ['<ul type="SQUARE"><li>One</li></ul>', 'ul', 'list-style-type: square'],
    ['<p align="center">Words</p>', 'p', 'text-align: center'],
    ['<h2 align="RIGHT">Words</h2>', 'h2', 'text-align: right'],
    ['<center>Words</center>', '[data-tag="center"]', 'text-align: center'],
    ['<table align="center"><tr><td>1</td></tr></table>', 'table', 'margin-left: auto'],
    ['<table width="400"><tr><td>1</td></tr></table>', 'table', 'width: min(400px, 100%)'],
    ['<table><tr><td align="right">1</td></tr></table>', 'td', 'text-align: right'],
    ['<table><tr><td valign="top">1</td></tr></table>', 'td', 'vertical-align: top'],
    ['<table><tr><td bgcolor="#ff0000">1</td></tr></table>', 'td', 'background-color: rgb(255, 0, 0)'],
    ['<table><colgroup><col width="30%"><col></colgroup><tr><td>1</td></tr></table>', 'col', 'width: min(30%, 100%)'],
    ['<font color="navy">Words</font>', '[data-tag="font"]', 'color: navy'],
    ['<p align="center" style="text-align: right">Words</p>', 'p', 'text-align: right'],
    ['<a href="/x" style="color: rgb(1, 2, 3)">Words</a>', 'a', 'color: rgb(1, 2, 3)'],
  ])('%s', async (html, selector, style) => {
    expect((await shown(html, selector)).getAttribute('style')).toContain(style);
  });

  test('a number to begin with, a direction of writing and a definition stay', async () => {
    expect(await shown('<ol start="4"><li>Four</li></ol>', 'ol')).toHaveAttribute('start', '4');
    expect(await shown('<p dir="rtl">\u05e9\u05dc\u05d5\u05dd</p>', 'p')).toHaveAttribute('dir', 'rtl');
    expect(await shown('<p><bdo dir="rtl">abc</bdo></p>', 'bdo')).toHaveAttribute('dir', 'rtl');
    expect(await shown('<p><bdi>abc</bdi></p>', 'bdi')).toHaveTextContent('abc');
    expect(await shown('<p><a href="/x" dir="rtl" lang="ar">abc</a></p>', 'a')).toHaveAttribute('dir', 'rtl');
    expect(await shown('<dl><dt>Zinc</dt><dd>A mineral</dd></dl>', 'dd')).toHaveTextContent('A mineral');
  });

  test('a value that is none is left out, and none loads anything', async () => {
    const cell = await shown(
      '<table><tr><td bgcolor="url(x)" width="expression(1)" align="sideways">1</td></tr></table>',
      'td',
    );
    expect(cell.getAttribute('style') ?? '').toBe('');
  });
});

describe('what is hidden', () => {
  test('stays hidden where an editor hid it', async () => {
    await showContent('<p>Seen</p><p hidden>Draft</p><p style="display: none">Old</p>');
    expect(screen.getByText('Seen')).toBeVisible();
    expect(screen.queryByText('Draft')).not.toBeInTheDocument();
    expect(screen.getByText('Old')).not.toBeVisible();
  });

  test.each([
    [
      'Luma',
      '<div data-role="collapsible"><div data-role="title">When?</div><div data-role="content" style="display: none">Answer</div></div>',
    ],
    [
      'Hyv\u00e4',
      '<div x-data="{ open: false }"><button>When?</button><div x-show="open" style="display: none">Answer</div></div>',
    ],
    ['Bootstrap', '<h4>When?</h4><div class="panel-collapse collapse" hidden>Answer</div>'],
  ])('but not what a script of %s would open', async (_, html) => {
    await showContent(html);
    expect(screen.getByText('Answer')).toBeVisible();
  });
});

describe('links', () => {
  test('whose icon the shop does not have are words', async () => {
    await showContent(
      '<a href="https://facebook.example/x" aria-label="Facebook"><i class="fa fa-facebook"></i></a><a href="/feed" title="News"><i></i></a>',
    );
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveTextContent('Facebook');
    expect(screen.getByRole('link', { name: 'News' })).toHaveTextContent('News');
  });

  test('keep their title, what they mean to crawlers and the name of their file', async () => {
    await showContent(
      '<a href="https://paid.example/" rel="nofollow sponsored" title="An advert" target="_blank">Advert</a><a href="/media/a.pdf" download="Leaflet.pdf">Leaflet</a>',
    );
    const advert = screen.getByRole('link', { name: 'Advert' });
    expect(advert).toHaveAttribute('rel', 'nofollow sponsored noopener noreferrer');
    expect(advert).toHaveAttribute('title', 'An advert');
    expect(screen.getByRole('link', { name: 'Leaflet' })).toHaveAttribute('download', 'Leaflet.pdf');
  });

  test('to a page that is to be saved, to another state of the page, and of parts of a picture', async () => {
    await showContent(
      `<a href="/catalogue" download>Save</a><a href="?size=2">Two</a><a href="https://www.news.example/x"><i class="fa"></i></a>
       <map name="m"><area href="/north" alt="The north"><area href="javascript:alert(1)" alt="The south"><area href="/none"></map>`,
    );
    expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute('download', '');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/?size=2');
    expect(screen.getByRole('link', { name: 'news.example/x' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The north' })).toHaveAttribute('href', '/north');
    expect(screen.getByText('The south')).not.toHaveAttribute('href');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });
});
