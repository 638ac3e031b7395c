import { FormattedMessage, useIntl } from 'react-intl';
import { contactPath } from '@/features/contact/contactPath';
import { useHasContact } from '@/features/contact/useHasContact';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { isLongEnough } from '@/features/search/searchPath';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { shownQuery } from './exactQuery';
import { GeneralHelp } from './GeneralHelp';
import { LinkChips } from './LinkChips';
import { SearchHeader } from './SearchHeader';
import { toSearchHelp } from './searchHelp';
import styles from './SearchPage.module.css';
import type { SearchResultsQuery } from './SearchResults.graphql.generated';

const guidePath = '/find-yours';

/** Suggests the next step: type more, look elsewhere, or type something else. */
const helpFor = (query: string, isFound: boolean): string => {
  if (!isLongEnough(query)) return 'search.tooShort';
  return isFound ? 'search.noResultsElsewhere' : 'search.noResultsHelp';
};

export interface NoResultsProps {
  query: string;
  data: SearchResultsQuery | undefined;
}

/** Nothing was found: names the query and helps on by other searches, categories, products and people. */
export const NoResults = ({ query, data }: NoResultsProps) => {
  const { formatMessage } = useIntl();
  const { searches, places } = toSearchHelp(data, query);
  const categories = useTopCategories();
  const hasContact = useHasContact();
  const isFound = places.length > 0;
  const ways = isFound ? places : categories;
  return (
    <>
      <SearchHeader
        query={query}
        heading={<FormattedMessage id="search.noResults" values={{ query: shownQuery(query) }} />}
      >
        <p className={styles.lead} role="status">
          <FormattedMessage id={helpFor(query, isFound)} />
        </p>
        <LinkChips label={formatMessage({ id: 'search.tryInstead' })} links={searches} />
        {ways ? (
          <>
            <LinkChips label={formatMessage({ id: isFound ? 'search.related' : 'search.categories' })} links={ways} />
            <p>
              <FormattedMessage
                id="finder.offer"
                values={{
                  guide: (text) => (
                    <ShopLink key="guide" to={guidePath} className={styles.link}>
                      {text}
                    </ShopLink>
                  ),
                }}
              />
            </p>
            {hasContact ? (
              <p>
                <FormattedMessage
                  id="search.askUs"
                  values={{
                    contact: (text) => (
                      <ShopLink key="contact" to={contactPath} className={styles.link}>
                        {text}
                      </ShopLink>
                    ),
                  }}
                />
              </p>
            ) : null}
          </>
        ) : null}
      </SearchHeader>
      {ways ? <GeneralHelp /> : null}
    </>
  );
};
