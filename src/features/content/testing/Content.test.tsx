import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { contentTypes } from '../types/contentTypes';
import { showContent } from '@/testing/showContent';

const inAttribute = (value: object): string => JSON.stringify(value).replaceAll('"', '&quot;');
const background = inAttribute({ desktop_image: '/media/wysiwyg/wide.jpg', mobile_image: '/media/wysiwyg/tall.jpg' });

const banner = (attributes: string, href: string, button = 'Shop now', type = 'banner'): string => `
  <div data-content-type="${type}" data-appearance="poster" ${attributes} data-element="main">
    <a href="${href}" data-link-type="category" data-element="link">
      <div data-background-images="${background}" data-element="wrapper">
        <div data-element="content"><h2>Winter, handled</h2></div>
        <button class="pagebuilder-button-secondary" data-element="button">${button}</button>
      </div>
    </a>
  </div>`;

const slider = (attributes: string, slides: number): string => {
  const each = Array.from({ length: slides }, (_, index) =>
    banner('data-show-button="always"', `/slide-${index + 1}.html`, `Slide ${index + 1}`, 'slide'),
  );
  return `<div data-content-type="slider" data-element="main" ${attributes}>${each.join('')}</div>`;
};

/** React logs what a boundary catches, and the shop logs it too. */
const muteErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('rows and columns', () => {
  test('show their blocks in order, whatever wrappers stand between', async () => {
    await showContent(`
      <div data-content-type="row" data-appearance="contained" data-element="main">
        <div data-element="inner" style="background-color: rgb(1, 2, 3)">
          <h2 data-content-type="heading" data-element="main">Minerals</h2>
          <div data-content-type="column-group" data-element="main">
            <div data-content-type="column-line">
              <div data-content-type="column" style="width: 25%"><div data-content-type="text"><p>Left</p></div></div>
              <div data-content-type="column" style="width: 75%"><div data-content-type="text"><p>Right</p></div></div>
            </div>
          </div>
        </div>
      </div>`);
    const heading = screen.getByRole('heading', { level: 2, name: 'Minerals' });
    expect(heading.parentElement).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' });
    expect(document.body).toHaveTextContent(/^Minerals Left Right$|^MineralsLeftRight$/);
    expect(screen.getByText('Right').closest('[style*="75%"]')).not.toBeNull();
    expect(screen.getByText('Right').closest('[style*="25%"]')).toBeNull();
  });

  test('have a picture for wide screens and one for phones, silent both', async () => {
    const { container } = await showContent(
      `<div data-content-type="row" data-background-images="${background}"></div>`,
    );
    fireEvent.pointerMove(window);
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/wysiwyg/wide.jpg')),
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('source')).toHaveAttribute('srcset', expect.stringContaining('tall.jpg'));
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  test('at the top of a page load their picture at once', () => {
    const { container } = renderUi(
      <Content isFirst html={`<div data-content-type="row" data-background-images="${background}"></div>`.repeat(2)} />,
    );
    const loading = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });
});

describe('a banner', () => {
  test('with a button has its text, and one link: the button', async () => {
    await showContent(banner('data-show-button="always"', '/winter.html?a=1'));
    expect(screen.getByRole('heading', { name: 'Winter, handled' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/winter.html?a=1');
  });

  test('without a button is the link itself', async () => {
    await showContent(banner('data-show-button="never"', '/winter.html'));
    expect(await screen.findByRole('link', { name: 'Winter, handled' })).toHaveAttribute('href', '/winter.html');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Winter, handled' })).toBeVisible();
    expect(screen.queryByText('Shop now')).not.toBeInTheDocument();
  });

  test('whose link is unsafe leads nowhere and keeps its text', async () => {
    await showContent(banner('data-show-button="always"', 'javascript:alert(1)'));
    expect(screen.getByText('Shop now')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a slider', () => {
  test('names itself and its slides, and only the shown one can be used', async () => {
    await showContent(slider('data-show-arrows="true" data-show-dots="true"', 3));
    const region = screen.getByRole('region', {
      name: 'Highlights: Winter, handled, Winter, handled, Winter, handled',
    });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(region).getAllByRole('group', { hidden: true });
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  test('is told from others by the names of its slides, or its number where they say nothing', async () => {
    const silent = '<div data-content-type="slider"><div data-content-type="slide"></div></div>';
    const named =
      '<div data-content-type="slider"><div data-content-type="slide" data-slide-name="Spring"></div></div>';
    await showContent(named + silent + silent);
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Highlights: Spring', 'Highlights: 2', 'Highlights: 3']);
  });

  test('has the controls that the editor asked for, and a pause when it plays by itself', async () => {
    const { user, unmount } = await showContent(
      slider('data-show-arrows="true" data-show-dots="true" data-autoplay="true" data-autoplay-speed="3000"', 2),
    );
    expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    unmount();
    await showContent(slider('', 2));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('of one slide has nothing to press', async () => {
    await showContent(slider('data-show-arrows="true" data-show-dots="true" data-autoplay="true"', 1));
    expect(screen.getByRole('link', { name: 'Slide 1' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('buttons', () => {
  test('can be read on the ground that they stand on', async () => {
    const link = (name: string) =>
      `<div data-content-type="buttons"><div data-content-type="button-item"><a class="pagebuilder-button-invertedlink" href="/${name}.html">${name}</a></div></div>`;
    const row = (attributes: string, name: string) => `<div data-content-type="row" ${attributes}>${link(name)}</div>`;
    await showContent(row('', 'Light') + row('class="on-ink"', 'Ink') + row('style="background-color: #123"', 'Blue'));
    expect(await screen.findByRole('link', { name: 'Light' })).not.toHaveClass('inverted');
    expect(screen.getByRole('link', { name: 'Ink' })).toHaveClass('inverted');
    expect(screen.getByRole('link', { name: 'Blue' })).toHaveClass('inverted');
  });

  test('are links, in a new tab when the editor says so; one without a link is text', async () => {
    await showContent(`
      <div data-content-type="buttons" data-appearance="inline">
        <div data-content-type="button-item"><a class="pagebuilder-button-primary" href="/zinc.html"><span>Zinc</span></a></div>
        <div data-content-type="button-item"><a href="https://elsewhere.example/" target="_blank">Elsewhere</a></div>
        <div data-content-type="button-item"><div data-element="empty_link">Nowhere</div></div>
      </div>`);
    expect(await screen.findByRole('link', { name: 'Zinc' })).toHaveAttribute('href', '/zinc.html');
    expect(screen.getByRole('link', { name: 'Zinc' })).not.toHaveAttribute('target');
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('Nowhere')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

describe('an image', () => {
  test('has its text, size, caption and link', async () => {
    await showContent(`
      <figure data-content-type="image" data-element="main">
        <a href="/omegas.html" data-element="link">
          <img data-element="desktop_image" src="/media/wysiwyg/fish.jpg" alt="A shoal" title="Herring"
               data-image-dimensions="${inAttribute({ width: 460, height: 300 })}">
          <img data-element="mobile_image" src="/media/wysiwyg/fish-small.jpg" alt="A shoal">
        </a>
        <figcaption data-element="caption">Small fish, <em>much</em> oil.</figcaption>
      </figure>`);
    const picture = within(await screen.findByRole('link')).getByRole('img', { name: 'A shoal' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/omegas.html');
    expect(picture).toHaveAttribute('src', expect.stringContaining('/media/wysiwyg/fish.jpg'));
    expect(picture).toHaveAttribute('width', '460');
    expect(picture).toHaveAttribute('height', '300');
    expect(screen.getByRole('figure')).toHaveTextContent('Small fish, much oil.');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('without a picture is left out', async () => {
    const { container } = await showContent(
      '<figure data-content-type="image"><figcaption>Alone</figcaption></figure>',
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an HTML block', () => {
  const table = '<table><tbody><tr><td>15 mg</td></tr></tbody></table>';

  test('that is escaped is read', async () => {
    await showContent(`<div data-content-type="html">${table.replaceAll('<', '&lt;')}</div>`);
    expect(await screen.findByRole('cell', { name: '15 mg' })).toBeVisible();
  });

  test('that is decoded is taken as it is, and not read twice', async () => {
    await showContent(`<div data-content-type="html" data-decoded="true">${table}<p>&lt;b&gt; means bold</p></div>`);
    expect(await screen.findByRole('cell', { name: '15 mg' })).toBeVisible();
    expect(screen.getByText('<b> means bold')).toBeVisible();
  });

  test('loses what could run, escaped or not', async () => {
    const { container } = await showContent(`
      <div data-content-type="html">&lt;img src=x onerror="alert(1)"&gt;&lt;script&gt;alert(1)&lt;/script&gt;Still here</div>
      <div data-content-type="html" data-decoded="true"><iframe src="https://evil.example"></iframe>Here too</div>`);
    expect(await screen.findByText(/Still here/)).toBeVisible();
    expect(container.querySelector('script, iframe, [onerror]')).toBeNull();
    expect(screen.getByText(/Here too/)).toBeVisible();
  });
});

describe('what must not take its neighbours with it', () => {
  test('a hidden block', async () => {
    await showContent(`
      <div data-content-type="text" style="display: none"><p>Hidden</p></div>
      <div data-content-type="text"><p>Shown</p></div>`);
    expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
    expect(screen.getByText('Shown')).toBeVisible();
  });

  test('an unknown type keeps what is known in it', async () => {
    await showContent('<div data-content-type="carousel-3d"><h3 data-content-type="heading">Known</h3></div>');
    expect(screen.getByRole('heading', { level: 3, name: 'Known' })).toBeVisible();
  });

  test('a block that throws while it is shown', async () => {
    const logged = muteErrors();
    jest.spyOn(contentTypes.divider, 'View').mockImplementation(() => {
      throw new Error('No line');
    });
    await showContent(
      '<div data-content-type="heading">Before</div><div data-content-type="divider"><hr></div><h2 data-content-type="heading">After</h2>',
    );
    expect(screen.getByRole('heading', { name: 'Before' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'After' })).toBeVisible();
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('The divider block failed.', expect.any(Error));
  });
});
