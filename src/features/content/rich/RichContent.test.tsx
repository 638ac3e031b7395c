import { fireEvent, screen, within } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { richPicture } from './lazyRichPicture';
import { heldBox } from './safeStyle';

const show = (html: string) => renderUi(<Content html={html} />);

// Its chunk is there: here pictures are tested, not how long they take to come.
beforeAll(() => richPicture.load());

describe('running text', () => {
  test('keeps its structure and drops what it does not know, but not the text in it', () => {
    show('<h2>Zinc</h2><p>For <strong>eyes</strong><br>and <blink>hair</blink>.</p><ul><li>One</li><li>Two</li></ul>');
    expect(screen.getByRole('heading', { level: 2, name: 'Zinc' })).toBeVisible();
    expect(screen.getByText('eyes').tagName).toBe('STRONG');
    expect(screen.getByText(/hair/).tagName).toBe('P');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  test.each(['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'center', 'fieldset'])(
    'keeps the words of a %s apart from its neighbours',
    (tag) => {
      const { container } = show(`<${tag}>One</${tag}><${tag}>Two</${tag}>`);
      expect(container.querySelector(tag)).toBeNull();
      expect(screen.getByText('One').tagName).toBe('DIV');
      expect(screen.getByText('Two').tagName).toBe('DIV');
    },
  );

  test('keeps what an editor marks in a line, and the columns of a table', () => {
    const { container } = show(
      '<p><samp>42</samp> <font style="color: red">red</font> very<wbr>long</p>' +
        '<table><colgroup><col span="2"></colgroup><tbody><tr><td>1</td></tr></tbody></table>',
    );
    expect(screen.getByText('42').tagName).toBe('SAMP');
    expect(screen.getByText('red').tagName).toBe('SPAN');
    expect(container.querySelector('wbr')).not.toBeNull();
    expect(container.querySelector('col')).toHaveAttribute('span', '2');
  });

  test('keeps where a list begins, that it counts down, and the numbers of its items', () => {
    const { container } = show('<ol reversed><li>Two</li><li>One</li></ol><ol start="3"><li value="7">Seven</li></ol>');
    const [down, up] = container.querySelectorAll('ol');
    expect(down).toHaveAttribute('reversed');
    expect(down).not.toHaveAttribute('start');
    expect(up).toHaveAttribute('start', '3');
    expect(screen.getByText('Seven')).toHaveAttribute('value', '7');
    expect(screen.getByText('One')).not.toHaveAttribute('value');
  });

  test('has tables with their spans and headings; spans that make no sense are dropped', () => {
    const complaints = jest.spyOn(console, 'error');
    show(`<table><caption>Nutrients</caption>
      <thead><tr><th scope="col" colspan="2">Each</th><th colspan="9999">Bad</th></tr></thead>
      <tbody><tr><td rowspan="2">15</td><td rowspan="-1">mg</td></tr></tbody></table>`);
    const table = within(screen.getByRole('table', { name: 'Nutrients' }));
    expect(table.getByRole('columnheader', { name: 'Each' })).toHaveAttribute('colspan', '2');
    expect(table.getByRole('columnheader', { name: 'Bad' })).not.toHaveAttribute('colspan');
    expect(table.getByRole('cell', { name: '15' })).toHaveAttribute('rowspan', '2');
    expect(table.getByRole('cell', { name: 'mg' })).not.toHaveAttribute('rowspan');
    expect(complaints).not.toHaveBeenCalled();
  });

  test('keeps what editors may style, and nothing that moves, covers or loads', () => {
    show(`<p style="color: rgb(1, 2, 3); text-align: center; font-weight: 700">Styled</p>
      <p style="position: fixed; inset: 0; z-index: 99">Covering</p>
      <p style="background: url(https://evil.example/pixel.gif); background-image: url(/pixel.gif)">Loading</p>`);
    expect(screen.getByText('Styled')).toHaveStyle({ color: 'rgb(1, 2, 3)', textAlign: 'center', fontWeight: '700' });
    expect(screen.getByText('Covering')).not.toHaveAttribute('style');
    expect(screen.getByText('Loading')).not.toHaveAttribute('style');
  });

  test('keeps titles and languages, ids under a name of their own, classes that are not the shop’s, and no names or handlers', () => {
    show(
      '<p id="root" class="dialog ab_c" name="x" lang="fr" title="French" onclick="alert(1)" data-x="1">Bonjour</p>',
    );
    const names = [...screen.getByText('Bonjour').attributes].map(({ name }) => name);
    expect(names.sort()).toEqual(['class', 'id', 'lang', 'title']);
    expect(screen.getByText('Bonjour').className).toBe('dialog');
    expect(screen.getByText('Bonjour')).toHaveAttribute('id', 'content-root');
  });

  test('has pictures of the shop, late, and of others only their words', () => {
    const { container } = show(
      `<img src="/media/wysiwyg/a.jpg" alt="A jar" width="300" height="-5"><img src="data:image/svg+xml,%3Csvg/%3E" alt="Data">
       <img alt="None"><img src="https://evil.example/a.jpg" alt="Theirs">`,
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
    const jar = screen.getByRole('img', { name: 'A jar' });
    expect(jar).toHaveAttribute('src', expect.stringMatching(/^\/media\/wysiwyg\/a\.jpg\?.*width=960/));
    expect(jar).toHaveAttribute('width', '300');
    expect(jar).not.toHaveAttribute('height');
    expect(jar).toHaveAttribute('loading', 'lazy');
    expect(container).toHaveTextContent('Data');
    expect(container).toHaveTextContent('Theirs');
  });

  test('keeps the room of a picture whose size nobody noted until it came where nobody sees the page move', () => {
    show('<img src="a.jpg" alt="A" width="30" height="20"><img src="b.jpg" alt="B"><img src="c.jpg" alt="C">');
    const [known, inView, below] = screen.getAllByRole('img');
    if (!known || !inView || !below) throw new Error('There are three pictures.');
    expect(known).not.toHaveClass('framed');
    for (const picture of [inView, below]) expect(picture).toHaveClass('framed');
    below.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 10, 10, 10);
    fireEvent.load(inView);
    fireEvent.load(below);
    expect(inView).toHaveClass('framed');
    expect(below).not.toHaveClass('framed');
  });

  test('breaks no layout: fonts, lines and margins stay within bounds', () => {
    show(`<p style="font-size: 900px; white-space: nowrap">Wider than any phone</p><p style="font-size: 24px">Usual</p>
      <h2><span style="white-space: nowrap">Omega-3</span> from algae</h2>`);
    expect(screen.getByText('Usual')).toHaveStyle({ fontSize: '24px' });
    expect(screen.getByText('Wider than any phone')).not.toHaveAttribute('style');
    expect(screen.getByText('Omega-3')).toHaveStyle({ whiteSpace: 'nowrap' });
    expect(heldBox({ marginTop: '-900px', marginLeft: '-16px', paddingTop: '900px' })).toEqual({
      marginLeft: '-16px',
      paddingTop: '900px',
    });
  });

  test('has tables that scroll by themselves, also by keyboard', () => {
    show('<table><caption>Nutrients</caption><tr><td>Zinc</td></tr></table>');
    const scroller = screen.getByRole('group', { name: 'Nutrients' });
    expect(scroller).toHaveAttribute('tabindex', '0');
    expect(within(scroller).getByRole('table')).toBeVisible();
  });
});

describe('links within the page', () => {
  test('lead to what has that id or name, however it would clash with the page', () => {
    const { container } = show('<a href="#title">Down</a><h2 id="title">Title</h2><p><a name="old">Old</a></p>');
    expect(screen.getByRole('link', { name: 'Down' })).toHaveAttribute('href', '/#title');
    expect(screen.getByRole('heading', { name: 'Title' })).toHaveAttribute('id', 'content-title');
    expect(container.querySelector('#content-old')).toHaveTextContent('Old');
  });
});

describe('headings', () => {
  test.each([
    [false, 2],
    [true, 1],
  ])('of the first level below a heading of the page are of the second (first on the page: %s)', (isFirst, level) => {
    renderUi(<Content html={'<H1 lang="en">Zinc</H1>'} isFirst={isFirst} />);
    expect(screen.getByRole('heading', { level, name: 'Zinc' })).toBeVisible();
  });
});

describe('links', () => {
  test.each([
    ['/safe.html?a=1#b', '/safe.html?a=1#b'],
    ['http://localhost/zinc.html', '/zinc.html'],
    ['zinc.html', '/zinc.html'],
    ['https://elsewhere.example/x?y=1', 'https://elsewhere.example/x?y=1'],
    ['tel:+441174960123', 'tel:+441174960123'],
    ['mailto:care@halewell.example', 'mailto:care@halewell.example'],
  ])('to %s lead there', (given, shown) => {
    show(`<p><a href="${given}">Go</a></p>`);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', shown);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  test('on the own host navigate in place, others load', async () => {
    const { user } = show('<a href="/zinc.html">In</a> <a href="https://elsewhere.example/">Out</a>');
    const stopped: boolean[] = [];
    const watch = (event: MouseEvent): void => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    await user.click(screen.getByRole('link', { name: 'In' }));
    await user.click(screen.getByRole('link', { name: 'Out' }));
    window.removeEventListener('click', watch);
    expect(stopped).toEqual([true, false]);
  });

  test.each(['/zinc.html', 'https://elsewhere.example/'])(
    'to %s open a new tab that knows nothing of the shop',
    (href) => {
      show(`<a href="${href}" target="_blank">Go</a>`);
      expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
      expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  test('have no other target than a new tab', () => {
    show('<a href="/zinc.html" target="payment">Go</a>');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  test.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT&#58;alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ])('to %j are text', (href) => {
    show(`<a href="${href}">Still <em>readable</em></a>`);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('readable')).toBeVisible();
  });
});

test('a link to a page stays in the app, one to a file is left to the browser', () => {
  show('<p><a href="/zinc.html">Zinc</a> <a href="/media/terms.pdf">Terms</a></p>');
  // The app takes a click over by preventing what the browser would do.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Zinc' }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Terms' }))).toBe(true);
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/media/terms.pdf');
});
