import { existsSync, readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { readQuery, searchPath, toQuery } from '../searchPath';
import { TypedText } from './TypedText';

const show = (text: string, phrase: string) => {
  const { container } = render(<TypedText text={text} phrase={phrase} />);
  const typed = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  const shown = container.textContent;
  cleanup();
  return { typed, shown };
};

describe('the typed part of a suggestion', () => {
  it.each([
    ['magnesium citrate', 'mag', ['mag']],
    ['Vitamin D3 Drops', 'vitamin d', ['Vitamin', 'D', 'D']],
    ['omega-3 algae', 'omega', ['omega']],
    ['calcium', 'alc', []],
  ])('of %j for %j is %j', (text, phrase, typed) => {
    expect(show(text, phrase).typed).toEqual(typed);
  });

  it('never changes the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, phrase) => {
        expect(show(text, toQuery(phrase)).shown).toBe(text);
      }),
    );
  });

  const strings = `${process.env.REFERENCE_DIR ?? ''}/bad-inputs/html-and-strings.json`;

  (existsSync(strings) ? it : it.skip)(
    'never changes it for the hostile strings of REFERENCE_DIR, nor does the address',
    () => {
      const inputs = JSON.parse(readFileSync(strings, 'utf8')) as { html: string }[];
      for (const { html } of inputs) {
        const query = toQuery(html);
        expect(show(html, query).shown).toBe(html);
        expect(readQuery(new URL(searchPath(html), 'https://shop.test').search)).toBe(query);
      }
    },
    120_000,
  );
});
