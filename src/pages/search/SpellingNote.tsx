import { FormattedMessage } from 'react-intl';
import { searchPath } from '@/features/search/searchPath';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { toExactQuery } from './exactQuery';
import { searchedInstead, suggestedQuery } from './searchHelp';
import styles from './SearchPage.module.css';
import type { SearchResultsQuery } from './SearchResults.graphql.generated';

export interface SpellingNoteProps {
  query: string;
  data: SearchResultsQuery | undefined;
}

/**
 * What the backend made of a misspelt query. Where it searched for something else, the way to what was typed; where it
 * only suggests something else, the way to that.
 */
export const SpellingNote = ({ query, data }: SpellingNoteProps) => {
  const isCorrected = searchedInstead(data) !== undefined;
  const other = isCorrected ? query : suggestedQuery(data, query);
  if (other === undefined) return null;
  const link = (
    <ShopLink key="other" to={searchPath(isCorrected ? toExactQuery(other) : other)} className={styles.link}>
      {other}
    </ShopLink>
  );
  return (
    <p>
      {isCorrected ? (
        <FormattedMessage id="search.searchFor" values={{ typed: link }} />
      ) : (
        <FormattedMessage id="search.didYouMean" values={{ meant: link }} />
      )}
    </p>
  );
};
