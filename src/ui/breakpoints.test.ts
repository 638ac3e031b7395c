import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as breakpoints from './breakpoints';

const styles = readFileSync(join(__dirname, 'breakpoints.css'), 'utf8');

/** `below-640` -> `below640`, as TypeScript names it. */
const inCss = new Map(
  [...styles.matchAll(/@custom-media --([\w-]+) (\([^)]+\));/g)].map(([, name = '', media = '']) => [
    name.replace('-', ''),
    media,
  ]),
);

describe('the widths of the layout', () => {
  it.each(Object.entries(breakpoints))('are the same in TypeScript and in the styles: %s', (name, media) => {
    expect(inCss.get(name)).toBe(media);
  });

  it.each([...inCss])('are as many em as their name says in pixels: %s', (name, media) => {
    const pixels = Number(/\d+$/.exec(name)?.[0]);
    expect(Number(/([\d.]+)em/.exec(media)?.[1]) * 16).toBe(pixels);
  });
});
