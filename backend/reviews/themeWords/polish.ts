import { beginning, type ThemesOfLanguage } from './theme';

/** What Polish reviews speak of. */
export const polish: ThemesOfLanguage = {
  taking: {
    label: 'Przyjmowanie',
    words: beginning(
      'połk',
      'połyk',
      'przełk',
      'przełyk',
      'łyka',
      'pipet',
      '(?:mał|duż|niewielk|ogromn)\\p{L}* (?:kapsuł|tablet)',
      '(?:kapsułki|tabletki) są (?:mał|duż|niewielk|za duż)',
    ),
  },
  taste: { label: 'Smak i zapach', words: beginning('smak', 'posmak', 'zapach', 'pachn', 'słod') },
  mixing: { label: 'Rozpuszczanie', words: beginning('rozpuszcz', 'rozpuśc', 'miesza', 'wymiesza', 'grudk', 'piani') },
  label: { label: 'Etykieta i dawki', words: beginning('etykie', 'ilość', 'ilości', 'dawk', 'miligram', 'nadruk') },
  ingredients: {
    label: 'Składniki',
    words: beginning(
      'składnik',
      'skład(?!\\p{L})',
      'składzie',
      'wegań',
      'wegan',
      'gluten',
      'żelatyn',
      'cukr',
      'cukier',
      'alerg',
    ),
  },
  certificate: { label: 'Badania partii', words: beginning('parti[aięi]', 'laborator', 'przebadan', 'certyfikat') },
  packaging: {
    label: 'Opakowanie',
    words: beginning('opakowan', 'zapakowan', 'słoik', 'butel', 'zakręt', 'pokryw', 'saszet', 'plastik', 'karton'),
  },
  delivery: {
    label: 'Dostawa',
    words: beginning('dostaw', 'dostarcz', 'dotar', 'przesył', 'paczk', 'kurier', 'wysył'),
  },
  value: { label: 'Cena', words: beginning('cen[aęyoi](?!\\p{L})', 'cenow', 'tani', 'drog[aio]', 'rabat', 'zniżk') },
  subscription: { label: 'Subskrypcja', words: beginning('subskry', 'abonament') },
  service: { label: 'Pomoc i zwroty', words: beginning('pytani', 'odpowied', 'zwrot', 'zwróci', 'obsług') },
};
