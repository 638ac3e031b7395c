import { readBanner } from './readBanner';
import { sanitise } from '../../sanitise/sanitise';
import { bannerTone } from './bannerTone';
import { parseColour } from '../../colours/colours';

const picture = 'data-background-images="{&quot;desktop_image&quot;:&quot;/a.jpg&quot;}"';

interface Made {
  image?: string;
  overlay?: string;
  show?: string;
  words?: string;
  button?: string;
}

const toneOf = (
  { image = '', overlay = '', show = 'always', words = '<p>Words</p>', button = '' }: Made,
  ground?: string,
) => {
  const html = `<div data-content-type="banner" data-show-overlay="${show}" data-show-button="${button ? 'always' : 'never'}">
    <div data-element="wrapper" ${image}><div data-element="overlay" data-overlay-color="${overlay}">
    <div data-element="content">${words}</div><button data-element="button" class="${button}">Go</button></div></div></div>`;
  const element = sanitise(html).querySelector<HTMLElement>('[data-content-type]');
  return element ? bannerTone(readBanner(element), ground) : undefined;
};

test.each<[string, Made, string | undefined, ReturnType<typeof bannerTone>]>([
  ['nothing below', {}, undefined, undefined],
  ['a light ground', {}, 'rgb(248, 226, 216)', { tone: 'light', needsVeil: false }],
  ['a dark ground', {}, 'rgb(28, 69, 55)', { tone: 'dark', needsVeil: false }],
  ['a ground between', {}, 'rgb(120, 120, 120)', { tone: 'dark', needsVeil: true }],
  ['a picture alone', { image: picture }, undefined, { tone: 'dark', needsVeil: true }],
  ['a picture without words', { image: picture, words: ' ' }, undefined, undefined],
  ['a dark overlay', { image: picture, overlay: '#12322acc' }, undefined, { tone: 'dark', needsVeil: false }],
  [
    'a light overlay',
    { image: picture, overlay: 'rgba(255, 255, 255, .8)' },
    undefined,
    { tone: 'light', needsVeil: false },
  ],
  [
    'a thin light overlay',
    { image: picture, overlay: 'rgba(255, 255, 255, 0.2)' },
    undefined,
    { tone: 'light', needsVeil: true },
  ],
  [
    'an overlay on hover',
    { image: picture, overlay: '#fff', show: 'hover' },
    undefined,
    { tone: 'light', needsVeil: true },
  ],
  [
    'an overlay that is off',
    { overlay: '#000', show: 'never' },
    'rgb(255, 255, 255)',
    { tone: 'light', needsVeil: false },
  ],
  [
    'white words',
    { image: picture, words: '<p style="color: #fff">W</p>' },
    undefined,
    { tone: 'dark', needsVeil: true },
  ],
  [
    'black words',
    { image: picture, words: '<p style="color: #000">B</p>' },
    undefined,
    { tone: 'light', needsVeil: true },
  ],
  [
    'an inverted button',
    { image: picture, button: 'pagebuilder-button-inverted-link' },
    undefined,
    { tone: 'dark', needsVeil: true },
  ],
])('the ground of a banner with %s', (_, made, ground, tone) => {
  expect(toneOf(made, ground)).toEqual(tone);
});

test.each([
  ['#fff', [255, 255, 255, 1]],
  ['#00000080', [0, 0, 0, 128 / 255]],
  ['rgb(1 2 3 / 50%)', [1, 2, 3, 0.5]],
  ['rgba(1, 2, 3, 0.25)', [1, 2, 3, 0.25]],
  ['transparent', undefined],
  ['#12', undefined],
  ['rgb(a, b, c)', undefined],
])('the colour %s', (text, colour) => {
  expect(parseColour(text)).toEqual(colour);
});
