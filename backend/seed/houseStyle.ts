import type { WordingRule } from './wordingRules';

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'giu');

/** Forms that docs/words.md settles, as far as a pattern can tell: of the shop's own English, not of its reviewers'. */
export const houseStyleRules: readonly WordingRule[] = [
  { pattern: /(?<![\d:.])\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b/giu, why: 'Times are written 9:00 am.' },
  { pattern: /£\d+\.\d(?!\d)|£ \d|\bGBP ?\d/gu, why: 'Money is written £9.50, or £25.' },
  {
    pattern: /\bfree\b[^.<]{0,30} over (?:£|\{)/giu,
    why: 'Delivery is free from an amount: it is free at the amount itself.',
  },
  { pattern: words('photograph\\w*'), why: 'Pictures are rendered.' },
  { pattern: words('colors?|flavors?|fibers?|centers?|organiz\\w+|gray|odor'), why: 'Spelling is British.' },
  {
    pattern: words(
      'amazing|incredible|ultimate|unbeatable|revolutionary|(?:world|best)[- ](?:class|in[- ]class)|game[- ]chang\\w+|' +
        'luxur\\w+|must[- ]have|state[- ]of[- ]the[- ]art|finest|cutting[- ]edge|passionate|journeys?',
    ),
    why: 'Say what it is, not how good it is.',
  },
  { pattern: words('basket|trolley|shopping bag'), why: 'It is called the cart.' },
  { pattern: words('e-mails?|e-mailed'), why: 'It is called an email.' },
  { pattern: words('rhythms?'), why: 'It is called frequency.' },
  { pattern: words('utili[sz]\\w+|in order to|please note|at this time|prior to'), why: 'There is a shorter word.' },
];

/** What is said in the shop's own voice is not contracted. */
export const voiceRules: readonly WordingRule[] = [
  { pattern: /\b\w+(?:n['’]t|['’](?:re|ll|ve))\b/giu, why: 'Words are not contracted.' },
];
