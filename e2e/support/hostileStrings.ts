import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A few of every kind, for where no larger collection is. */
const ownStrings = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif" alt="Pixel">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">Run</a>',
  '<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<div style="position:fixed;inset:0;z-index:2147483647;background:url(https://evil.example/x)">Over everything</div>',
  '<p style="font-size:5000px;white-space:nowrap;margin-top:-5000px">Large</p>',
  '<form action="https://evil.example/"><input name="card"><button>Send</button></form>',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<details open ontoggle=alert(1)>x</details><video src="https://evil.example/v.mp4" autoplay onplay=alert(1)></video>',
  '<svg viewBox="0 0 4 4"><script>alert(1)</script><rect width="4" height="4"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  `<p>${'W'.repeat(2000)}</p>`,
];

const isEntry = (value: unknown): value is { html: string } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'html') === 'string';

/** Strings that attack a page: those of the folder REFERENCE_DIR where it is given, some of our own otherwise. */
export const hostileStrings = (): string[] => {
  const file = join(process.env.REFERENCE_DIR ?? '', 'bad-inputs/html-and-strings.json');
  if (!process.env.REFERENCE_DIR || !existsSync(file)) return ownStrings;
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(entries) ? [...ownStrings, ...entries.filter(isEntry).map(({ html }) => html)] : ownStrings;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** Parts of a page in which no string can take what follows with it: the markup of an HTML block, and attributes. */
export const closedPlaces = (text: string): string => {
  const safe = escaped(text);
  return `<div data-content-type="html">${safe}</div>
    <figure data-content-type="image"><a href="${safe}"><img data-element="desktop_image" src="${safe}" alt="${safe}"></a></figure>
    <div data-content-type="buttons"><div data-content-type="button-item"><a href="${safe}">${safe}</a></div></div>
    <div data-content-type="text" style="${safe}"><p style="${safe}">x</p></div>`;
};

/** Parts of a page in which the string is markup among markup. */
export const openPlaces = (text: string): string =>
  `<div data-content-type="text">${text}</div>
   <div data-content-type="banner" data-appearance="poster" data-show-button="never"><div data-element="wrapper"
     data-background-images="{}"><div data-element="content">${text}</div></div></div>
   <div data-content-type="faq"><div data-content-type="faq-item"><div data-element="question">Question</div>
     <div data-element="answer"><p>Answer</p>${text}</div></div></div>`;
