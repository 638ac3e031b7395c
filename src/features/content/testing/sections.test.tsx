import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/testing/noLayout';
import { releasePicture } from '@/kernel/viewport/heldPictures';
import { forgetWarnings } from '../tree/warnOnce';
import { showContent } from '@/testing/showContent';

let warned: jest.SpyInstance;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const tab = (name: string, text: string): string =>
  `<div data-content-type="tab-item" data-tab-name="${name}" data-element="main">
     <div data-content-type="text"><p>${text}</p></div>
   </div>`;

const tabs = (active: string): string =>
  `<div class="tab-align-center" data-content-type="tabs" data-active-tab="${active}" data-element="main">
     <ul data-element="navigation"><li>Capsules</li><li>Powder</li><li>Drops</li></ul>
     <div data-element="content">${tab('Capsules', 'Easy')}${tab('Powder', 'Cheap')}${tab('Drops', 'Quick')}</div>
   </div>`;

describe('tabs', () => {
  test('open where the editor said, and follow the arrow keys', async () => {
    await showContent(tabs('1'));
    expect(await screen.findByRole('tab', { name: 'Powder', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Powder' })).toHaveTextContent('Cheap');
    expect(screen.getByText('Easy')).not.toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Powder' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Drops', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Easy')).toBeVisible();
    await user.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Drops' })).toBeVisible();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test.each(['', '-1', '7', 'x'])('open the first when the index is %j', async (active) => {
    await showContent(tabs(active));
    expect(await screen.findByRole('tab', { name: 'Capsules', selected: true })).toBeVisible();
  });
});

const question = (inside: string): string => `<div data-content-type="faq-item" data-element="main">${inside}</div>`;
const faq = (...items: string[]): string =>
  `<div data-content-type="faq" data-element="main">${items.map(question).join('')}</div>`;

describe('questions', () => {
  test('have an answer and a picture, and one is open at a time', async () => {
    await showContent(
      faq(
        `<div data-element="question">When?</div><div data-element="answer"><p>In the <b>evening</b>.</p></div>
         <img data-element="image" src="/media/wysiwyg/evening.jpg" alt="A glass of water">`,
        '<div data-element="question">How?</div><div data-element="answer"><p>With water.</p></div>',
      ),
    );
    const open = () => screen.getAllByRole('group').filter((section) => section.hasAttribute('open'));
    expect(await screen.findByText('When?')).toBeVisible();
    const glass = screen.getByRole('img', { name: 'A glass of water' });
    act(() => releasePicture(glass));
    expect(glass).toHaveAttribute('src', expect.stringContaining('evening.jpg'));
    expect(open()).toHaveLength(1);
    await userEvent.click(screen.getByText('How?'));
    expect(within(open()[0] ?? document.body).getByText('With water.')).toBeVisible();
    expect(open()).toHaveLength(1);
  });

  test('without a question or an answer are left out, which is warned of once, and their neighbours stay', async () => {
    forgetWarnings();
    await showContent(
      faq(
        '<div data-element="question">Lonely?</div>',
        '<div data-element="answer"><p>To nothing.</p></div>',
        '<div data-element="question">Both?</div><div data-element="answer"><p>Yes.</p></div>',
      ),
    );
    expect(await screen.findByText('Both?')).toBeVisible();
    expect(screen.queryByText('Lonely?')).toBeNull();
    expect(screen.queryByText('To nothing.')).toBeNull();
    expect(warned.mock.calls.map(([message]: unknown[]) => message)).toEqual([
      'Failed to aggregate config for content type faq-item.',
    ]);
  });
});

test('a static block shows what the backend put in its place, blocks or text', async () => {
  await showContent(
    `<div data-content-type="row"><div data-content-type="block"><div class="widget block block-static-block">
       <h3 data-content-type="heading">Inside</h3></div></div>
     <div data-content-type="block"><div class="widget block block-static-block"><p>Words</p></div></div></div>`,
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Inside' })).toBeVisible();
  expect(await screen.findByText('Words')).toBeVisible();
});

test('words follow the ground that an editor gave to a block, in a row or on it', async () => {
  const row = (colour: string, inside: string) =>
    `<div data-content-type="row" data-appearance="full-bleed" style="background-color: ${colour}">${inside}</div>`;
  await showContent(
    row(
      '#12322a',
      `<div data-content-type="text"><p>On ink</p></div>
       <div data-content-type="column" style="background-color: #faeec8"><h3 data-content-type="heading">On butter</h3></div>`,
    ) + row('rgba(18, 50, 42, 0.1)', '<h3 data-content-type="heading">On paper</h3>'),
  );
  expect(screen.getByText('On ink').closest('.row')).toHaveClass('onDark');
  expect(screen.getByText('On butter').closest('.column')).toHaveClass('onLight');
  expect(screen.getByText('On paper').closest('.row')).not.toHaveClass('onDark');
});

test('a divider is a line of its own size', async () => {
  await showContent(
    `<div data-content-type="row"><div data-content-type="divider"><hr data-element="line"
       style="width: 50%; border-width: 3px; border-color: rgb(1, 2, 3)"></div></div>`,
  );
  expect(await screen.findByRole('separator')).toHaveStyle({ width: '50%', borderTopWidth: '3px' });
});

test('what holds for some windows only is on while they match', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('768px'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await showContent(
    `<style>@media only screen and (max-width: 768px) { [data-pb-style=A] { min-height: 77px; background-image: url(https://evil.example/x.png) } }
       @media only screen and (max-width: 300px) { [data-pb-style=A] { min-height: 11px } }</style>
     <h2 data-content-type="heading" data-pb-style="A">Small</h2>`,
  );
  const heading = await screen.findByRole('heading', { name: 'Small' });
  expect(heading).toHaveStyle({ minHeight: '77px' });
  expect(heading.style.backgroundImage).toBe('');
  matchMedia.mockRestore();
});

describe('columns', () => {
  const column = (width: string, name: string): string =>
    `<div data-content-type="column" data-appearance="full-height" style="width: ${width}"><div data-content-type="text"><p>${name}</p></div></div>`;
  const lineOf = (name: string): Element | null | undefined =>
    screen.getByText(name).closest('[data-appearance]')?.parentElement;

  test('wrap when they are wider than their line, and only then', async () => {
    await showContent(
      `<div data-content-type="column-group"><div data-content-type="column-line">${column('50%', 'A')}${column('50%', 'B')}</div>
       <div data-content-type="column-line">${column('50%', 'C')}${column('50%', 'D')}${column('50%', 'E')}</div></div>
       <div data-content-type="column-group">${['F', 'G', 'H'].map((name) => column('33.3334%', name)).join('')}</div>`,
    );
    expect(lineOf('A')).not.toHaveAttribute('data-wraps');
    expect(lineOf('C')).toHaveAttribute('data-wraps');
    expect(lineOf('F')).not.toHaveAttribute('data-wraps');
  });

  test('leave each other their gaps, unless their widths are sums', async () => {
    await showContent(`<div data-content-type="column-group">${column('25%', 'A')}${column('75%', 'B')}</div>
      <div data-content-type="column-group">${column('calc(50% - 20px)', 'C')}</div>`);
    expect(screen.getByText('A').closest('[style*="--basis"]')?.getAttribute('style')).toContain(
      'calc(25% - var(--grid-gap) * 0.75)',
    );
    expect(lineOf('A')).not.toHaveAttribute('data-tight');
    expect(lineOf('C')).toHaveAttribute('data-tight');
  });

  test('stand as the editor displays their line; side by side is what the shop makes of it itself', async () => {
    await showContent(`<div data-content-type="column-line" style="display: block">${column('25%', 'A')}${column('25%', 'B')}</div>
      <div data-content-type="column-line" style="display: flex">${column('50%', 'C')}</div>`);
    expect(lineOf('A')?.getAttribute('style')).toContain('display: block');
    expect(lineOf('C')?.getAttribute('style') ?? '').not.toContain('display');
  });
});

test('tabs keep their names where one of them is hidden', async () => {
  await showContent(tabs('2').replace('data-tab-name="Powder"', 'data-tab-name="Powder" style="display: none"'));
  expect(await screen.findByRole('tab', { name: 'Drops', selected: true })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Capsules', 'Drops']);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Quick');
});

test('a heading keeps what is marked and linked in it', async () => {
  await showContent(
    '<h3 data-content-type="heading">Zinc <em>bisglycinate</em>, <a href="/zinc.html?a=1">here</a></h3>',
  );
  expect(await screen.findByRole('heading', { level: 3, name: /^Zinc bisglycinate ?, here$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/zinc.html?a=1');
  expect(screen.getByText('bisglycinate').tagName).toBe('EM');
});

test('buttons keep the editor’s room and ground, and stand where they are aligned', async () => {
  await showContent(`<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" style="text-align: center">
    <div data-content-type="button-item" style="margin: 0 4px"><a class="pagebuilder-button-tertiary" href="/a.html"
      style="padding: 31px; background-color: rgb(1, 2, 3)">Go</a></div></div>`);
  const link = await screen.findByRole('link', { name: 'Go' });
  expect(link).toHaveStyle({ paddingTop: '31px', backgroundColor: 'rgb(1, 2, 3)', marginLeft: '4px' });
  expect(link.parentElement).toHaveAttribute('data-align', 'center');
  expect(link.parentElement).toHaveAttribute('data-same-width');
});

test('running text is laid out where its words are aligned', async () => {
  await showContent(`<div data-content-type="text" data-appearance="default" data-element="main" style="text-align: center"><p>Middle</p></div>
    <div data-content-type="text" data-appearance="default" data-element="main" style="text-align: right"><p>End</p></div>
    <div data-content-type="text" data-appearance="default" data-element="main"><p>Start</p></div>`);
  expect((await screen.findByText('Middle')).parentElement).toHaveClass('text', 'center');
  expect(screen.getByText('End').parentElement).toHaveClass('text', 'right');
  expect(screen.getByText('Start').parentElement).not.toHaveClass('center');
});
