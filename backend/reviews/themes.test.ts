import { themeCodes } from './themeWords/theme';
import { themeLabel, themesIn } from './themes';

/** A sentence of each language, and the matters that it speaks of; the last one of each language speaks of none. */
const sentences: readonly (readonly [locale: string, text: string, codes: readonly string[]])[] = [
  ['en_US', 'The flavor is fine, and the tablets are easy to take.', ['taking', 'taste']],
  ['en_GB', 'No charge for a second one, which is good.', []],
  ['de_DE', 'Kein Nachgeschmack, und die Dose kam mit dem Paketboten.', ['taste', 'packaging', 'delivery']],
  ['de_DE', 'Gefällt mir gut, gern wieder.', []],
  ['fr_FR', 'Aucun arrière-goût ; le pot est arrivé en deux jours.', ['taste', 'packaging', 'delivery']],
  ['fr_CA', 'Les gélules sont petites, l’étiquette est claire et c’est végane.', ['label', 'ingredients']],
  ['fr_FR', 'Je suis très contente, merci.', []],
  ['nl_NL', 'Lost goed op, geen nasmaak, wel wat duur.', ['taste', 'mixing', 'value']],
  ['nl_NL', 'Fijn product, ik ben tevreden.', []],
  ['pl_PL', 'Małe kapsułki, łatwo połknąć; paczka dotarła szybko.', ['taking', 'delivery']],
  ['pl_PL', 'Jestem zadowolona, polecam.', []],
  ['pt_PT', 'Dissolve-se bem, não tem travo e o preço é justo.', ['taste', 'mixing', 'value']],
  ['pt_PT', 'Gostei muito, recomendo.', []],
];

test.each(sentences)('%s: %s', (locale, text, codes) => {
  expect(themesIn(text, locale)).toEqual(codes);
});

test.each(['en_GB', 'de_DE', 'fr_FR', 'nl_NL', 'pl_PL', 'pt_PT'])(
  '%s has a name of its own for each matter',
  (locale) => {
    const labels = themeCodes.map((code) => themeLabel(code, locale));
    expect(new Set(labels).size).toBe(themeCodes.length);
    const english = themeCodes.filter((code) => themeLabel(code, 'en_GB') === themeLabel(code, locale));
    expect(english).toHaveLength(locale === 'en_GB' ? themeCodes.length : 0);
  },
);

test('a language that nobody wrote has the English names, an unknown matter none', () => {
  expect(themeLabel('taste', 'ja_JP')).toBe('Taste and smell');
  expect(themeLabel('constructor', 'fr_FR')).toBeUndefined();
});
