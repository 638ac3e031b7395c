/** A kind of wording that the shop may not use, and why. */
export interface WordingRule {
  pattern: RegExp;
  why: string;
}

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'giu');

const medicinal =
  'cur(?:e|es|ed|ing)|treat(?:s|ed|ing|ment|ments)?|heal(?:s|ed|ing)?|prevent(?:s|ed|ing|ion)?|remed(?:y|ies)|' +
  'therap(?:y|ies|eutic)|reliev(?:e|es|ed|ing)|relief|alleviat(?:e|es|ing)|medicinal|symptoms?|diagnos\\w+';

const diseases =
  'cancers?|tumours?|diabet(?:es|ic)|arthriti[cs]|asthma|depress(?:ion|ed)|anxiety|insomnia|dementia|alzheimer\\S*|' +
  'eczema|psoriasis|acne|osteoporosis|hypertension|ibs|influenza|flu|colds|common cold|covid\\S*|migraines?|' +
  'infections?|inflammation|anti-?inflammatory|an[a]?emi[ac]|rickets|scurvy|heart disease|strokes?|adhd|autism|' +
  'high blood pressure|high cholesterol|hangovers?';

/** Verbs that make a sentence a health claim; the authorised texts are taken out before these are looked for. */
const claimVerbs =
  'contribut(?:e|es|ing) to|(?:is|are) needed for|supports? (?:your|the|a|normal|healthy|immune|muscle|bone|joint|heart|brain)|' +
  'boost(?:s|ed|ing|er|ers)?|strengthen(?:s|ing)?|enhanc(?:e|es|ing)|improv(?:e|es|ing) (?:your|the)|promot(?:e|es|ing)|' +
  'protects? (?:your|the|against|from)|good for (?:you|your|the)|helps? (?:you|your|maintain|support|keep|with|to)|' +
  'increases (?:iron|physical|energy)|reduc(?:e|es|ing) (?:stress|fatigue|tiredness|the risk)|healthy (?:heart|skin|bones|joints|hair|gut|immune \\w+)|' +
  'essential for|maintains? (?:healthy|normal)';

/** Nutrition and Health Claims Regulation as assimilated, CAP code 15 and 12, Human Medicines Regulations. */
export const wordingRules: readonly WordingRule[] = [
  { pattern: words(medicinal), why: 'A food may not be said to treat, prevent or cure (CAP 15.6.2).' },
  { pattern: words(diseases), why: 'No disease may be named (CAP 15.6.2).' },
  { pattern: words('detox\\S*|cleans(?:e|es|ing)|purif(?:y|ies|ying)'), why: 'There is no authorised detox claim.' },
  {
    pattern: words('immunity|immune (?:support|boost\\w*|defen[cs]e\\w*|health)'),
    why: 'Only the authorised words for the immune system may be used.',
  },
  {
    pattern: words(
      'weight[- ]loss|los(?:e|es|ing|t) (?:weight|\\d+\\S*)|slimming|fat[- ]burn\\w*|burns? fat|appetite|' +
        '\\d+ ?(?:kg|lbs?|pounds|stone) (?:lighter|lost|off|in \\d+)',
    ),
    why: 'No rate or amount of weight loss, and no slimming claim (CAP 15.6.6).',
  },
  {
    pattern: words('(?:pro|pre|syn)biotics?|friendly bacteria|gut (?:health|flora)|microbiome|balanc(?:es|ing) your'),
    why: 'A claim about the gut that is not authorised; name the cultures instead.',
  },
  {
    pattern: words(
      '(?:clinically|scientifically|medically) (?:proven|tested|shown)|proven to|studies show|(?:doctor|expert|gp)s?[- ]recommend\\w*|' +
        'recommended by \\w+|miracles?|wonder|superfoods?|adaptogen\\w*',
    ),
    why: 'No proof that is not shown, and no recommendation by health professionals (CAP 15.6.3).',
  },
  { pattern: words('anti-?ag(?:e?ing|e)|younger|youthful|wrinkles?|rejuvenat\\w+'), why: 'No claim about ageing.' },
  {
    pattern: words(
      'sleep better|better sleep|calm(?:s|ing)?|stress\\w*|energi[sz]\\w+|more energy|feel (?:better|calmer|brighter)',
    ),
    why: 'There is no authorised claim in these words.',
  },
  { pattern: words(claimVerbs), why: 'A health claim that is not word for word on the register.' },
];

/** A shopper's words about an effect become the shop's own claim once it shows them. */
export const reviewRules: readonly WordingRule[] = [
  {
    pattern: words(
      'helps?|helped|helping|feel(?:s|ing)?|felt|energy|tired\\w*|sleep\\w*|slept|skin|hair|nails|joints?|knees?|aches?|pains?|' +
        'cramps?|mood|focus|digest\\w*|bloat\\w*|immune|ill|better|results?|effects?|effective|doctor|gp|nurse|difference',
    ),
    why: 'A health effect in a quoted review counts as a claim of the shop.',
  },
];
