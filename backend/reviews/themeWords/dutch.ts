import { beginning, type ThemesOfLanguage } from './theme';

/** What Dutch reviews speak of. */
export const dutch: ThemesOfLanguage = {
  taking: {
    label: 'Innemen',
    words: beginning(
      'slik',
      'doorslik',
      'weg te (?:krijgen|slikken)',
      'inneem',
      'in te nemen',
      'innemen',
      'pipet',
      '(?:klein|grot|groot)\\p{L}* (?:capsule|tablet|pil)',
      '(?:capsules|tabletten|pillen) zijn (?:klein|groot|te groot)',
    ),
  },
  taste: { label: 'Smaak en geur', words: beginning('smaak', 'smak', 'nasmaak', 'geur', 'ruik', 'zoet') },
  mixing: {
    label: 'Oplossen',
    words: beginning('oplos', 'lost? .{0,20}op(?!\\p{L})', 'roer', 'meng', 'klont', 'schud'),
  },
  label: { label: 'Etiket en hoeveelheden', words: beginning('etiket', 'hoeveelhe', 'milligram', 'opdruk', 'vermeld') },
  ingredients: {
    label: 'Ingrediënten',
    words: beginning(
      'ingrediënt',
      'ingredient',
      'vulstof',
      'veganist',
      'vegan',
      'gluten',
      'gelatine',
      'suiker',
      'allerg',
    ),
  },
  certificate: { label: 'Partijtests', words: beginning('batch', 'partij', 'laborator', 'lab(?!\\p{L})', 'getest') },
  packaging: {
    label: 'Verpakking',
    words: beginning(
      'verpak',
      'ingepakt',
      'potje',
      'pot(?!\\p{L})',
      'fles',
      'deksel',
      'dop(?!\\p{L})',
      'zakje',
      'plastic',
      'karton',
    ),
  },
  delivery: {
    label: 'Levering',
    words: beginning('lever', 'gelever', 'bezorg', 'pakket', 'verzend', 'verzonden', 'aangekomen'),
  },
  value: { label: 'Prijs', words: beginning('prijs', 'prijz', 'goedkoop', 'goedkope', 'duur', 'korting') },
  subscription: { label: 'Abonnement', words: beginning('abonne') },
  service: {
    label: 'Hulp en retouren',
    words: beginning('vraag', 'vragen', 'antwoord', 'retour', 'terugge', 'klantenservice'),
  },
};
