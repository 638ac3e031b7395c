import { screen, within } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';

const show = (html: string) => renderUi(<Content html={html} />);

describe('running text', () => {
  test('keeps its structure and drops what it does not know, but not the text in it', () => {
    show('<h2>Zinc</h2><p>For <strong>eyes</strong><br>and <blink>hair</blink>.</p><ul><li>One</li><li>Two</li></ul>');
    expect(screen.getByRole('heading', { level: 2, name: 'Zinc' })).toBeVisible();
    expect(screen.getByText('eyes').tagName).toBe('STRONG');
    expect(screen.getByText(/hair/).tagName).toBe('P');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
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
      <p style="position: fixed; inset: 0; z-index: 99; display: none">Covering</p>
      <p style="background: url(https://evil.example/pixel.gif); background-image: url(/pixel.gif)">Loading</p>`);
    expect(screen.getByText('Styled')).toHaveStyle({ color: 'rgb(1, 2, 3)', textAlign: 'center', fontWeight: '700' });
    expect(screen.getByText('Covering')).not.toHaveAttribute('style');
    expect(screen.getByText('Loading')).not.toHaveAttribute('style');
  });

  test('keeps titles and languages, and no names, classes or handlers', () => {
    show('<p id="root" class="dialog" name="x" lang="fr" title="French" onclick="alert(1)" data-x="1">Bonjour</p>');
    const names = [...screen.getByText('Bonjour').attributes].map(({ name }) => name);
    expect(names.sort()).toEqual(['lang', 'title']);
  });

  test('has pictures of the shop and of others, late, and none that is data', () => {
    const { container } = show(
      '<img src="/media/wysiwyg/a.jpg" alt="A jar" width="300" height="-5"><img src="data:image/gif;base64,R0" alt="Data"><img alt="None">',
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
    const jar = screen.getByRole('img', { name: 'A jar' });
    expect(jar).toHaveAttribute('src', expect.stringMatching(/^\/media\/wysiwyg\/a\.jpg\?.*width=960/));
    expect(jar).toHaveAttribute('width', '300');
    expect(jar).not.toHaveAttribute('height');
    expect(jar).toHaveAttribute('loading', 'lazy');
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
