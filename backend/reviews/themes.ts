/** A matter that reviews speak of. */
interface Theme {
  /** What it is called, by language. */
  label: { en: string; de: string };
  /** The words by which a text speaks of it, English and German. */
  words: RegExp;
}

const themes: Readonly<Record<string, Theme>> = {
  taking: {
    label: { en: 'Taking it', de: 'Einnahme' },
    words:
      /swallow|easy to (?:take|measure|count)|go(?:es)? down|slips? down|pipette|(?:small|tiny|large|big|smaller|larger|smooth|neat)\w* (?:little )?(?:capsule|tablet|softgel)|break them|in half|schlucken|kapseln sind (?:kleiner|größer)|pipette|klein/i,
  },
  taste: {
    label: { en: 'Taste and smell', de: 'Geschmack und Geruch' },
    words: /\btast|flavour|aftertaste|\bsmell|\bsweet|\btart\b|cherry|geschmack|schmeckt|riecht|süß/i,
  },
  mixing: {
    label: { en: 'Mixing', de: 'Auflösen' },
    words: /\bmix|stirs?\b|dissolv|shake|\blumps?\b|fizz|grit|\bfoam|löst|rühr|klump/i,
  },
  label: {
    label: { en: 'Label and amounts', de: 'Etikett und Mengen' },
    words: /\blabel|\bprint\b|amount|percentage|milligram|stated|etikett|menge|angaben/i,
  },
  ingredients: {
    label: { en: 'Ingredients', de: 'Zutaten' },
    words: /ingredient|vegan|gluten|coating|filler|gelatine|soya|sugar|colours|allerg|zutat|füllstoff/i,
  },
  certificate: {
    label: { en: 'Batch tests', de: 'Chargenprüfung' },
    words: /\bbatch|test sheet|\btested\b|laborator|charge|labor/i,
  },
  packaging: {
    label: { en: 'Packaging', de: 'Verpackung' },
    words:
      /packag|\bpacked\b|\bjar\b|\btub\b|pouch|\bbottle|\blid\b|\bcap\b|\bfoil|blister|parcel|plastic|cardboard|\bcard\b|zip|\btin\b|verpack|glas\b|deckel|karton/i,
  },
  delivery: {
    label: { en: 'Delivery', de: 'Lieferung' },
    words:
      /deliver|arriv|courier|\bpost\b|\bcame (?:on|quickly|when|tuesday)|\bhere two days|tracking|versand|geliefert|lieferung/i,
  },
  value: {
    label: { en: 'Price', de: 'Preis' },
    words: /\bprice|\bcheap|\bvalue\b|\bpound|\boffer\b|discount|\bdear(?:er|est)\b|preis|günstig|teuer/i,
  },
  subscription: {
    label: { en: 'Subscription', de: 'Abo' },
    words: /subscri|\bplan\b|\bskip|\babo\b/i,
  },
  service: {
    label: { en: 'Help and returns', de: 'Service und Rückgabe' },
    words: /\bemail|\banswer|question|\breturn|sent it back|refund|frage|antwort|rückgabe|rücksend/i,
  },
};

/** Codes of the matters that a text speaks of. */
export const themesIn = (text: string): string[] =>
  Object.keys(themes).filter((code) => themes[code]?.words.test(text));

/** What a matter is called in a language; undefined for one that is none. */
export const themeLabel = (code: string, locale: string): string | undefined =>
  themes[code]?.label[locale.startsWith('de') ? 'de' : 'en'];
