import { type Colour, contrast, words } from './colours';
import { toneOfColour } from './toneOfColour';

test.each([
  ['rgb(18, 50, 42)', 'dark'],
  ['rgb(28, 69, 55)', 'dark'],
  ['rgb(200, 0, 0)', 'dark'],
  ['black', 'dark'],
  ['rgba(18, 50, 42, 0.9)', 'dark'],
  ['rgb(251, 249, 244)', 'light'],
  ['rgb(244, 168, 29)', 'light'],
  ['rgb(0, 190, 0)', 'light'],
  ['white', 'light'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['rgba(18, 50, 42, 0.2)', undefined],
  ['transparent', undefined],
  ['', undefined],
])('%s is %s', (colour, tone) => {
  expect(toneOfColour(colour)).toBe(tone);
});

test('the words of a ground are those that stand out better on it', () => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      const tone = toneOfColour(`rgb(${red}, ${green}, 60)`) ?? 'light';
      const on = (words: Colour) => contrast(words, [red, green, 60, 1]);
      const better = Math.max(on(words.dark), on(words.light));
      expect(on(words[tone]) / better).toBeGreaterThan(0.9);
    }
  }
});
