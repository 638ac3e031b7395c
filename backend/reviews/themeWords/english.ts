import type { ThemesOfLanguage } from './theme';

/** What English reviews speak of, in British and American spelling. */
export const english: ThemesOfLanguage = {
  taking: {
    label: 'Taking it',
    words:
      /swallow|easy to (?:take|measure|count)|go(?:es)? down|slips? down|pipette|(?:small|tiny|large|big|smaller|larger|smooth|neat)\w* (?:little )?(?:capsule|tablet|softgel)|break them|in half/i,
  },
  taste: {
    label: 'Taste and smell',
    words: /\btast|flavou?r|aftertaste|\bsmell|\bsweet|\btart\b|cherry/i,
  },
  mixing: { label: 'Mixing', words: /\bmix|stirs?\b|dissolv|shake|\blumps?\b|fizz|grit|\bfoam/i },
  label: { label: 'Label and amounts', words: /\blabel|\bprint\b|amount|percentage|milligram|stated/i },
  ingredients: {
    label: 'Ingredients',
    words: /ingredient|vegan|gluten|coating|filler|gelatine?\b|\bsoya?\b|sugar|colou?rs|allerg/i,
  },
  certificate: { label: 'Batch tests', words: /\bbatch|test sheet|\btested\b|laborator/i },
  packaging: {
    label: 'Packaging',
    words:
      /packag|\bpacked\b|\bjar\b|\btub\b|pouch|\bbottle|\blid\b|\bcap\b|\bfoil|blister|parcel|plastic|cardboard|\bcard\b|zip|\btin\b/i,
  },
  delivery: {
    label: 'Delivery',
    words: /deliver|arriv|courier|\bpost\b|\bcame (?:on|quickly|when|tuesday)|\bhere two days|tracking/i,
  },
  value: { label: 'Price', words: /\bprice|\bcheap|\bvalue\b|\bpound|\boffer\b|discount|\bdear(?:er|est)\b/i },
  subscription: { label: 'Subscription', words: /subscri|\bplan\b|\bskip/i },
  service: {
    label: 'Help and returns',
    words: /\bemail|\banswer|question|\breturn|sent it back|refund/i,
  },
};
