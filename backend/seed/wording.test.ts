import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { houseStyleRules, voiceRules } from './houseStyle';
import { allowedWording, checkHouseStyle, checkSeedWording, findUnlawfulWording } from './wording';
import { reviewRules } from './wordingRules';

describe('findUnlawfulWording', () => {
  const allowed = allowedWording();

  it.each([
    'Boosts your immunity.',
    'Cures colds.',
    'Prevents flu in winter.',
    'A gentle detox for January.',
    'Probiotic with eight strains.',
    'Clinically proven.',
    'Anti-ageing collagen.',
    'Younger skin in four weeks.',
    'Lose 5 kg in two weeks.',
    'Good for your heart.',
    'Sleep better tonight.',
    'Relieves stress.',
    'Supports healthy joints.',
    'Recommended by doctors.',
    'For people with arthritis.',
    'Helps maintain gut health.',
    '<p>It <strong>pre</strong>vents <em>scurvy</em>.</p>',
  ])('refuses "%s"', (text) => {
    expect(findUnlawfulWording(text, allowed)).not.toEqual([]);
  });

  it.each([
    'Vitamin D contributes to the normal function of the immune system.',
    '<p>EPA and DHA contribute to the normal function of the heart, with 250 mg a day.</p>',
    'Live cultures, eight strains, 10 billion.',
    'Ashwagandha root extract, 600 mg.',
    'One useful letter a month. No miracle cures.',
    'Stir into cold water.',
  ])('accepts "%s"', (text) => {
    expect(findUnlawfulWording(text, allowed)).toEqual([]);
  });

  it('refuses an authorised claim with words changed, or for another nutrient', () => {
    expect(findUnlawfulWording('Vitamin D contributes to your immune system.', allowed)).toHaveLength(1);
    expect(findUnlawfulWording('Ginseng contributes to normal muscle function.', allowed)).toHaveLength(1);
  });

  it('refuses effects in a review', () => {
    expect(findUnlawfulWording('My knees feel better.', allowed, reviewRules)).not.toEqual([]);
    expect(findUnlawfulWording('Arrived on Tuesday.', allowed, reviewRules)).toEqual([]);
  });
});

describe('the seed', () => {
  it('says nothing that the law does not allow', () => {
    expect(checkSeedWording()).toEqual([]);
  });

  it('keeps to the forms that the shop has settled on, as do its messages and mails', () => {
    expect(findUnlawfulWording('Call us from 9 am, free over £25. Amazing colors.', [], houseStyleRules)).toHaveLength(
      4,
    );
    expect(checkHouseStyle()).toEqual([]);
    const read = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');
    // The text of the page that was not found is fixed.
    const messages = read('i18n/en_GB.json').replace(/"error\.notFound": .*/, '');
    const mails = ['english', 'englishSubscriptions'].map((name) => read(`backend/mail/texts/${name}.ts`));
    const said = [messages, ...mails].join('\n').replace(/\/\/.*|https?:\S+/g, '');
    expect(findUnlawfulWording(said, [], [...houseStyleRules, ...voiceRules])).toEqual([]);
  });
});
