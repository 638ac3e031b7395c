import { act, screen, waitFor } from '@testing-library/react';

import { renderUi } from '@/testing/renderUi';
import { Content } from '../Content';
import { forgetWarnings } from '../tree/warnOnce';
import { showContent } from '@/testing/showContent';

const block = (film: string) =>
  `<div data-content-type="video" data-appearance="default" data-element="main"><div data-element="inner" style="max-width: 640px"><div data-element="wrapper">${film}</div></div></div>`;

const file =
  '<video src="/media/wysiwyg/films/still-life.mp4" poster="/media/a.jpg" title="Still life" data-element="video"></video>';
const youtube = '<iframe src="https://www.youtube.com/embed/hmfEimZ9kM0" data-element="video"></iframe>';

const playing = () => document.querySelector<HTMLVideoElement>('video[controls]');
const tell = (type: string) => act(() => void playing()?.dispatchEvent(new Event(type)));

let hasReducedMotion = false;

beforeEach(() => {
  hasReducedMotion = false;
  forgetWarnings();
  Object.assign(window, {
    matchMedia: () => ({ matches: hasReducedMotion, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.querySelectorAll('script[src*="/video/"]').forEach((script) => script.remove());
});

test('a film plays on demand and shows its still again at its end; the focus goes with it', async () => {
  const { user } = await showContent(block(file));
  const button = await screen.findByRole('button', { name: 'Play video: Still life' });
  expect(screen.getByRole('group', { name: 'Still life' }).parentElement).toHaveStyle({ maxWidth: '640px' });
  expect(playing()).toBeNull();
  await user.click(button);
  expect(playing()).toHaveProperty('muted', false);
  tell('loadedmetadata');
  expect(screen.queryByRole('button')).toBeNull();
  expect(playing()).toHaveFocus();
  tell('play');
  tell('ended');
  expect(playing()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play video: Still life' })).toHaveFocus();
});

test('a film that fails leaves its still, a link, and another try', async () => {
  const { user } = await showContent(block(file));
  await user.click(await screen.findByRole('button', { name: /Play video/ }));
  tell('error');
  expect(screen.getByRole('status')).toHaveTextContent('The video did not load.');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://localhost/media/wysiwyg/films/still-life.mp4');
  await user.click(screen.getByRole('button', { name: /Play video/ }));
  expect(playing()).not.toBeNull();
});

test('F-47: of a service nothing is loaded before somebody wants to see its film; without its script there is a link', async () => {
  const { user } = await showContent(block(youtube));
  const button = await screen.findByRole('button', { name: 'Play video' });
  expect(screen.getByText(/Plays from YouTube/)).toBeInTheDocument();
  expect(document.querySelector('iframe, script[src*="/video/"]')).toBeNull();
  await user.click(button);
  expect(screen.getByTitle('Video')).toHaveAttribute('src', expect.stringContaining('/embed/hmfEimZ9kM0'));
  const script = document.querySelector('script[src*="/video/youtube/"]');
  await act(() => Promise.resolve(script?.dispatchEvent(new Event('error'))));
  expect(await screen.findByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=hmfEimZ9kM0',
  );
  expect(document.querySelector('iframe')).toBeNull();
});

test('a list of films plays in the player, and so does a frame that a script would have filled', async () => {
  const { user } = await showContent(
    '<iframe class="lazy" src="about:blank" data-src="https://www.youtube.com/embed/videoseries?list=PL1" title="Our farm"></iframe>',
  );
  await user.click(await screen.findByRole('button', { name: 'Play video: Our farm' }));
  expect(screen.getByTitle('Our farm')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/embed\/videoseries\?list=PL1&/),
  );
});

test('a film begins without sound where the editor wants it so', async () => {
  const { user } = await showContent(block(file.replace('<video', '<video muted="true"')));
  await user.click(await screen.findByRole('button', { name: /Play video/ }));
  expect(playing()).toHaveProperty('muted', true);
});

test('a hosted film plays by itself when its address says so, as Page Builder writes it', async () => {
  await showContent(block(youtube.replace('hmfEimZ9kM0', 'hmfEimZ9kM0?autoplay=1&amp;mute=1')));
  expect(await screen.findByTitle('Video')).toHaveAttribute('src', expect.stringContaining('mute=1'));
});

const itself = file.replace('<video', '<video autoplay="true" muted="true"');

test('a film that plays by itself does so without sound', async () => {
  await showContent(block(itself));
  await waitFor(() => expect(playing()).not.toBeNull());
  expect(playing()).toHaveProperty('muted', true);
});

test('visitors who want no motion start films themselves', async () => {
  hasReducedMotion = true;
  await showContent(block(itself));
  await screen.findByRole('button', { name: /Play video/ });
  expect(playing()).toBeNull();
});

test('an address that is no film is warned of, and nothing of it is loaded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const html = block('<iframe src="https://evil.example/embed/hmfEimZ9kM0" data-element="video"></iframe>');
  const { container } = await showContent(html);
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(container.querySelector('iframe, video, img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open it on evil.example' })).toBeVisible();
});

const within = '<p>Before</p><iframe src="https://vimeo.com/76979871" title="Our farm"></iframe>';

test.each([
  ['plain content', within],
  ['an HTML block', `<div data-content-type="html" data-appearance="default" data-element="main">${within}</div>`],
])('a frame in %s is a film too', async (_, html) => {
  await showContent(html);
  expect(await screen.findByRole('button', { name: 'Play video: Our farm' })).toBeInTheDocument();
  expect(screen.getByText('Before')).toBeInTheDocument();
});

const row = (attributes: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" data-element="main" data-background-type="video" data-background-images="{}" data-enable-parallax="0" ${attributes}><div data-element="video_overlay" data-video-overlay-color="rgba(1, 2, 3, 0.5)"></div><h2 data-content-type="heading" data-appearance="default" data-element="main">Words</h2></div>`;
const behind = row('data-video-src="/media/wysiwyg/films/shoreline.mp4" data-video-loop="true"');

const background = () => document.querySelector<HTMLVideoElement>('video');
const tellBackground = (type: string) => act(() => void background()?.dispatchEvent(new Event(type)));

test('a film behind a row has no sound and no controls, and a button that stops it', async () => {
  const { user } = await showContent(behind);
  await waitFor(() => expect(background()).not.toBeNull());
  expect(background()).toMatchObject({ muted: true, controls: false, playsInline: true });
  const place = background()?.parentElement;
  expect(place).not.toHaveAttribute('data-shown');
  tellBackground('loadedmetadata');
  tellBackground('play');
  expect(place).toHaveAttribute('data-shown');
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
  await user.click(screen.getByRole('button', { name: 'Pause the background video' }));
  expect(pause).toHaveBeenCalled();
  tellBackground('pause');
  expect(screen.getByRole('button', { name: 'Play the background video' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Words' })).toBeInTheDocument();
});

test('the picture comes again when the film has ended or failed', async () => {
  await showContent(behind.replace('data-video-loop="true"', ''));
  await waitFor(() => expect(background()).not.toBeNull());
  const place = background()?.parentElement;
  tellBackground('loadedmetadata');
  tellBackground('play');
  tellBackground('ended');
  expect(place).not.toHaveAttribute('data-shown');
  tellBackground('error');
  expect(background()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('visitors who want no motion see no film behind anything', async () => {
  hasReducedMotion = true;
  const { container } = await showContent(behind);
  await waitFor(() => expect(container.querySelector('[data-behind]')).not.toBeNull());
  expect(background()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a film behind a row waits until the row is near, if so wanted', async () => {
  let come: (() => void) | undefined;
  class FakeObserver {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => callback([{ isIntersecting: true }]);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  const { container } = renderUi(
    <Content html={behind.replace('data-video-loop', 'data-video-lazy-load="true" data-x')} />,
  );
  await waitFor(() => expect(container.querySelector('[data-behind]')).not.toBeNull());
  expect(background()).toBeNull();
  act(() => come?.());
  expect(background()).not.toBeNull();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

describe('what is no film', () => {
  test.each([
    ['<iframe src="/media/wysiwyg/leaflet%20one.pdf"></iframe>', 'Open leaflet one.pdf'],
    ['<embed src="/media/wysiwyg/y.pdf">', 'Open y.pdf'],
    ['<object data="/media/wysiwyg/z.pdf" title="Price list"></object>', 'Open Price list'],
  ])('is a link to the file: %s', async (html, name) => {
    await showContent(html);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
  });

  test('plays where it is a sound of the shop’s own', async () => {
    const { container } = await showContent('<audio src="/media/a.mp3" title="The sea"></audio>');
    await waitFor(() => expect(container.querySelector('audio[controls]')).toHaveAttribute('aria-label', 'The sea'));
  });
});
