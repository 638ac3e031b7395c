import { beginning, type ThemesOfLanguage } from './theme';

/** What German reviews speak of. */
export const german: ThemesOfLanguage = {
  taking: {
    label: 'Einnahme',
    words:
      /schlucken|einnehmen|einnahme|pipette|(?:klein|größer|groß)\p{L}* (?:kapsel|tablette)|kapseln sind|kleiner als|angenehm klein/iu,
  },
  taste: {
    label: 'Geschmack und Geruch',
    words: beginning('geschmack', 'schmeck', 'nachgeschmack', 'riech', 'geruch', 'süß'),
  },
  mixing: { label: 'Auflösen', words: /auflös|löst|(?:um|ein)?rühr|klump|schüttel/iu },
  label: { label: 'Etikett und Mengen', words: beginning('etikett', 'menge', 'angabe', 'milligramm', 'aufdruck') },
  ingredients: {
    label: 'Zutaten',
    words: beginning(
      'zutat',
      'inhaltsstoff',
      'füllstoff',
      'vegan',
      'gluten',
      'gelatine',
      'zucker',
      'allerg',
      'überzug',
    ),
  },
  certificate: { label: 'Chargenprüfung', words: beginning('charge', 'labor', 'prüfbericht', 'geprüft') },
  packaging: {
    label: 'Verpackung',
    words: /verpack|(?<!\p{L})glas(?!\p{L})|deckel|karton|(?<!\p{L})dose(?!\p{L})|flasche|beutel|päckchen|plastik/iu,
  },
  delivery: { label: 'Lieferung', words: /versand|verschick|liefer|angekommen|paketbote|sendung/iu },
  value: { label: 'Preis', words: /preis|günstig|teuer|billig|rabatt/iu },
  subscription: { label: 'Abo', words: beginning('abo(?!\\p{L})', 'abonn', 'abos') },
  service: {
    label: 'Service und Rückgabe',
    words: beginning('frage', 'antwort', 'rückgabe', 'rücksend', 'kundendienst', 'erstatt'),
  },
};
