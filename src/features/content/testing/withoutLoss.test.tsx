import '@/testing/noLayout';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { liveStyle } from '../styles/lazyLiveStyle';
import { contentTypes } from '../types/contentTypes';

// Their chunks are there: here what they show is tested.
beforeAll(async () => {
  for (const { preload } of Object.values(contentTypes)) await preload?.load();
  await liveStyle.load();
});

const show = async (html: string, path?: string) => {
  const rendered = await act(() => Promise.resolve(renderUi(<Content html={html} />, path)));
  // Blocks whose code is fetched are there a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return rendered;
};

const block = (type: string, inner: string, attributes = ''): string =>
  `<div data-content-type="${type}" data-appearance="default" data-element="main" ${attributes}>${inner}</div>`;
const row = (inner: string, attributes = ''): string =>
  block('row', `<div data-element="inner">${inner}</div>`, attributes);
const text = (inner: string): string => block('text', inner);

describe('words outside any content type', () => {
  it.each([
    [
      'between rows',
      `Before ${row(text('<p>one</p>'))}<h2>between</h2>${row(text('<p>two</p>'))}<p>after</p>`,
      'Before one between two after',
    ],
    ['in a row', row(`<p>Before</p>${text('<p>one</p>')} after`), 'Before one after'],
    [
      'in a static block',
      row(block('block', `<div class="widget block block-static-block"><p>Before</p>${text('<p>one</p>')}</div>`)),
      'Before one',
    ],
    ['in a static block of them alone', row(block('block', '<p>Only words</p>')), 'Only words'],
    ['in an unknown type', block('carousel-3d', `<p>Before</p>${text('<p>one</p>')}`), 'Before one'],
    ['around blocks', `<div><p>Before</p><div>${text('<p>one</p>')}</div></div>`, 'Before one'],
  ])('stand %s in their place', async (_place, html, words) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = await show(html);
    expect(
      container.textContent
        .replace(/\s+/g, ' ')
        .trim()
        .replaceAll(/(?<=[a-z])(?=two|one|between|after)/g, ' '),
    ).toBe(words);
    jest.restoreAllMocks();
  });

  it('are kept as they were marked, and take no space where there are none', async () => {
    const { container } = await show(`<p> </p><br>${row(text('<p>one</p>'))}<ol start="3"><li>three</li></ol>`);
    expect(screen.getByRole('list')).toHaveAttribute('start', '3');
    expect(container.children).toHaveLength(2);
  });
});

const mobile = `data-background-images='${JSON.stringify({ mobile_image: '/media/wysiwyg/leaves.jpg' }).replaceAll('"', '\\&quot;')}'`;

test.each([
  ['row', `<div data-content-type="row" data-appearance="full-width" ${mobile}>${text('<p>x</p>')}</div>`],
  ['column', row(block('column-group', block('column', text('<p>x</p>'), mobile)))],
  ['tab', block('tabs', `<div data-element="content">${block('tab-item', text('<p>x</p>'), mobile)}</div>`)],
])('the picture of a %s for phones alone is shown on phones alone', async (_type, html) => {
  const { container } = await show(html);
  const picture = container.querySelector('picture');
  // What nobody may see waits until somebody is there.
  fireEvent.pointerMove(window);
  await waitFor(() => expect(picture?.querySelector('source')?.srcset).toContain('leaves.jpg'));
  expect(picture?.querySelector('source')).toHaveAttribute('media', expect.stringMatching(/width/));
  const image = picture?.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  expect(image).toHaveAttribute('src', 'data:,');
  // Browsers draw a frame around a picture that does not come; another window may bring one that does.
  fireEvent.error(image);
  expect(image).not.toBeVisible();
  fireEvent.load(image);
  expect(image).toBeVisible();
});

test('the margin that Page Builder writes on the link of a button is the button’s', async () => {
  const link =
    '<a class="pagebuilder-button-primary" href="/iron.html" style="margin: 50px 0 0 7px"><span>Iron</span></a>';
  await show(row(block('buttons', block('button-item', link))));
  expect(screen.getByRole('link', { name: 'Iron' })).toHaveStyle({ marginTop: '50px', marginLeft: '7px' });
});

describe('closed tabs', () => {
  const item = (name: string, inner: string): string => block('tab-item', text(inner), `data-tab-name="${name}"`);
  const tabs = block(
    'tabs',
    `<div data-element="content">${item('A', '<p>open</p>')}${item('B', '<p id="deep">closed</p>')}</div>`,
  );

  it('are in the document, where the browser’s search finds and opens them', async () => {
    await show(tabs);
    const panel = screen.getByText('closed').closest('[role=tabpanel]');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    expect(panel).not.toHaveAttribute('tabindex');
    if (panel) fireEvent(panel, new Event('beforematch', { bubbles: true }));
    expect(screen.getByRole('tab', { name: 'B', selected: true })).toBeVisible();
    expect(screen.getByText('closed')).toBeVisible();
  });

  it('open for a link that leads into one', async () => {
    window.history.replaceState(null, '', '/#deep');
    await show(tabs, '/#deep');
    expect(screen.getByText('closed')).toBeVisible();
    expect(screen.getByText('open')).not.toBeVisible();
    window.history.replaceState(null, '', '/');
  });
});

describe('what an editor set on words', () => {
  it('is kept: indentation, floats, letters and spacing', async () => {
    await show(
      text(`<p style="padding-left: 40px; text-transform: uppercase; letter-spacing: 2px; font-family: Georgia">In</p>
        <p><span style="float: left; margin: 0 20px 0 0; border: 1px solid red">Beside</span></p>`),
    );
    expect(screen.getByText('In').style).toMatchObject({
      textTransform: 'uppercase',
      letterSpacing: '2px',
      fontFamily: 'Georgia',
    });
    expect(screen.getByText('Beside').style).toMatchObject({ float: 'left', borderTopStyle: 'solid' });
  });

  it('stays within the window, and off its neighbours', async () => {
    await show(text('<p style="width: 300%; margin-left: -50px; padding-top: 4000px; letter-spacing: -9px">In</p>'));
    const { width, marginLeft, paddingTop, letterSpacing } = screen.getByText('In').style;
    expect(
      [width, marginLeft, paddingTop, letterSpacing].filter((value) => value !== 'min(300%, 100%)' && value !== ''),
    ).toEqual([]);
  });

  it('applies style elements to the classes of its own HTML', async () => {
    await show(
      block(
        'html',
        `<style>.note { background-color: rgb(1, 2, 3); border-radius: 4px } .off { display: none !important } p { color: rgb(7, 7, 7) }</style>
        <p class="note">Note</p><p class="off">Off</p>`,
        'data-decoded="true"',
      ),
    );
    expect(screen.getByText('Note')).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)', color: 'rgb(7, 7, 7)' });
    expect(screen.getByText('Off')).not.toBeVisible();
  });

  it('keeps elements of running text, and apart what stood apart', async () => {
    const { container } = await show(
      `<details open><summary>More</summary>All of it</details><button>Press</button><label>Label</label>
       <q>said</q><del>old</del><ins>new</ins><kbd>Esc</kbd><section>Section</section>`,
    );
    for (const tag of ['details[open] > summary', 'q', 'del', 'ins', 'kbd'])
      expect(container.querySelector(tag)).not.toBeNull();
    expect(container.querySelector('button, label, section')).toBeNull();
    expect(screen.getByText('Press')).toHaveClass('rich');
    expect(screen.getByText('Section').localName).toBe('div');
  });

  it('leaves words in an attribute that look like one', async () => {
    await show(`<p title="a style='b'" style="color: rgb(1, 2, 3)">Words</p>`);
    expect(screen.getByText('Words')).toHaveAttribute('title', "a style='b'");
    expect(screen.getByText('Words')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  });
});

describe('what comes from a host that is not allowed', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'a map',
      text('<p>Before</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe><p>After</p>'),
      'www.google.com',
    ],
    [
      'a film',
      row(
        block(
          'video',
          '<div data-element="inner"><iframe data-element="video" src="https://films.example/1"></iframe></div>',
        ),
      ),
      'films.example',
    ],
    ['an old frame', '<p>Before</p><embed src="https://old.example/a.swf">', 'old.example'],
  ])('says so and leads there: %s', async (_what, html, host) => {
    await show(html);
    const note = await screen.findByText(new RegExp(`This is on ${host}, and we cannot show it here`));
    const link = within(note).getByRole('link', { name: `Open it on ${host}` });
    expect(link).toHaveAttribute('href', expect.stringContaining(`https://${host}/`));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leads nowhere that could run something', async () => {
    await show('<iframe src="javascript:alert(1)"></iframe><object data="data:text/html,x"></object><p>After</p>');
    expect(screen.getByText('After')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
