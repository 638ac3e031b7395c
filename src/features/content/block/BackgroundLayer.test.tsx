import { act, screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { styledBanner } from '../types/banner/lazyStyledBanner';
import { contentTypes } from '../types/contentTypes';

/** Nothing ever comes into view by itself in jsdom: here everything is in view at once. */
class EverythingObserved {
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.report([{ isIntersecting: true, target }]);
  }
  unobserve(): void {
    // It stays in view.
  }
  disconnect(): void {
    // It stays in view.
  }
}

// Their chunks are there: here pictures are tested, not how long they take to come.
beforeAll(async () => {
  Object.assign(window, { IntersectionObserver: EverythingObserved });
  await Promise.all([
    styledBanner.load(),
    contentTypes.tabs.preload?.load(),
    contentTypes['tab-item'].preload?.load(),
    import('./BackgroundLayer'),
  ]);
});

const images = '{&quot;desktop_image&quot;:&quot;/media/wysiwyg/leaves.jpg&quot;}';
const row = (style: string): string =>
  `<div data-content-type="row" data-appearance="full-bleed" data-background-images="${images}" style="${style}">
     <p data-content-type="text">Words</p></div>`;
const column = (style: string): string =>
  `<div data-content-type="column" data-background-images="${images}" style="${style}">
     <p data-content-type="text">Words</p></div>`;
const banner = (style: string): string =>
  `<div data-content-type="banner" data-appearance="poster">
     <div data-element="wrapper" data-background-images="${images}" style="${style}">
       <div data-element="overlay"><div data-element="content"><p>Words</p></div></div></div></div>`;
const slide = (style: string): string =>
  `<div data-content-type="slider">${banner(style).replace('"banner"', '"slide"')}</div>`;
const tab = (style: string): string =>
  `<div data-content-type="tabs"><ul data-element="navigation"><li>One</li></ul><div data-element="content">
     <div data-content-type="tab-item" data-tab-name="One" data-background-images="${images}" style="${style}">
       <p data-content-type="text">Words</p></div></div></div>`;

const show = async (html: string) => {
  // Awaited, because the layer comes in a chunk of its own.
  const { container } = await act(() => Promise.resolve(renderUi(<Content html={html} />)));
  await screen.findByText('Words');
  return container;
};

/** The layer, once it has its picture. */
const layerOf = (container: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const layer = container.querySelector<HTMLElement>('[data-layer]');
    if (!layer?.style.backgroundImage) throw new Error('No layer has a picture yet.');
    return layer;
  });

describe.each([
  ['row', row],
  ['column', column],
  ['banner', banner],
  ['slide', slide],
  ['tab', tab],
])('the picture behind a %s', (_, block) => {
  test('is a pattern, with the size and place that the editor chose', async () => {
    const container = await show(
      block('background-size: auto; background-repeat: repeat-x; background-position: right bottom'),
    );
    const layer = await layerOf(container);
    expect(layer).toHaveStyle({
      backgroundRepeat: 'repeat-x',
      backgroundSize: 'auto',
      backgroundPosition: 'right bottom',
    });
    expect(layer.style.backgroundImage).toMatch(/^url\("\/media\/wysiwyg\/leaves\.jpg\?.*width=2560/);
    expect(container.querySelector('picture')).toBeNull();
  });

  test('stays where it is while the page moves', async () => {
    const container = await show(
      block('background-size: cover; background-repeat: no-repeat; background-attachment: fixed'),
    );
    const layer = await layerOf(container);
    expect(layer).toHaveAttribute('data-attachment', 'fixed');
    expect(layer.style.backgroundImage).toContain('leaves.jpg');
  });

  test('is a picture in all other cases, whole where it is to be', async () => {
    const container = await show(
      block('background-size: contain; background-repeat: no-repeat; background-attachment: scroll'),
    );
    expect(container.querySelector('picture img')).toHaveStyle({ objectFit: 'contain' });
    expect(container.querySelector('[data-layer]')).toBeNull();
  });
});

test.each(['', '; border: 1px solid red'])('a banner of the design keeps its picture %s', async (own) => {
  const html = banner(`background-size: auto; background-attachment: fixed${own}`);
  const container = await show(html.replace('<div data-content-type="banner"', '$& class="banner-b"'));
  expect(container.querySelector('picture img')).not.toBeNull();
});

test('a picture of another host is not loaded that way either', async () => {
  const container = await show(row('background-attachment: fixed').replace('/media', 'https://evil.example'));
  expect(container.querySelector('[data-layer]')).toBeNull();
});

test.each(['contained', 'full-width'])('a %s row adds the room of an editor to its gutter', async (appearance) => {
  const html = `<div data-content-type="row" data-appearance="${appearance}"><div data-element="inner">
    <p data-content-type="text">Words</p></div></div>`;
  const padded = appearance === 'contained' ? html.replace('inner"', 'inner" style="padding: 10px 20px 5px 7%"') : html;
  await show(padded.replace('full-width"', 'full-width" style="padding: 10px 20px 5px 7%"'));
  const { style } = screen.getByText('Words').closest<HTMLElement>('.row') ?? document.body;
  expect([style.paddingTop, style.paddingLeft, style.paddingRight]).toEqual(['10px', '', '']);
  expect([style.getPropertyValue('--left'), style.getPropertyValue('--right')]).toEqual(['7%', '20px']);
});
