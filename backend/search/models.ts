import type { SearchMatch } from './createMatch';

/** A phrase as suggestions are looked up for it. */
export interface SuggestionPhrase {
  /** Its words as the index has them, joined by single spaces; never empty. */
  text: string;
  words: string[];
  /** The words with abbreviations written out: 'vit c' is 'vitamin c'. */
  spelledOut: string[];
  match: SearchMatch;
  /** In quotation marks: taken as it is, though something else may be offered. */
  isExact: boolean;
}
