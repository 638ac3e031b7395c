import { FormattedMessage, useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { SuggestedPlace } from '../suggestionAnswer';
import { searchPath } from '../searchPath';
import { usePopularSearches } from '../usePopularSearches';
import styles from './SearchStart.module.css';
import { StartColumn } from './StartColumn';

export interface SearchStartProps {
  recent: readonly string[];
  /** The first categories of the shop. */
  categories: readonly SuggestedPlace[];
  onSearch: (term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
}

/** Suggestions before anything is typed: recent searches, popular ones, categories. */
export const SearchStart = ({ recent, categories, onSearch, onForget, onForgetAll }: SearchStartProps) => {
  const intl = useIntl();
  const popular = usePopularSearches();
  return (
    <div className={styles.start}>
      {recent.length > 0 ? (
        <StartColumn
          label={intl.formatMessage({ id: 'search.recent' })}
          action={
            <button type="button" className={styles.clear} onClick={onForgetAll}>
              <FormattedMessage id="search.clearRecent" />
            </button>
          }
        >
          {recent.map((term) => (
            <li key={term} className={styles.recent}>
              <ShopLink to={searchPath(term)} className={styles.link} onClick={() => onSearch(term)}>
                {term}
              </ShopLink>
              <IconButton
                icon="close"
                size={15}
                label={intl.formatMessage({ id: 'search.forget' }, { term })}
                onClick={() => onForget(term)}
              />
            </li>
          ))}
        </StartColumn>
      ) : null}
      {popular && popular.length > 0 ? (
        <StartColumn label={intl.formatMessage({ id: 'search.popular' })}>
          {popular.map((term) => (
            <li key={term}>
              <ShopLink to={searchPath(term)} className={styles.link} onClick={() => onSearch(term)}>
                {term}
              </ShopLink>
            </li>
          ))}
        </StartColumn>
      ) : null}
      {categories.length > 0 ? (
        <StartColumn label={intl.formatMessage({ id: 'search.categories' })}>
          {categories.map(({ name, path }) => (
            <li key={path}>
              <ShopLink to={path} className={styles.link}>
                {name}
              </ShopLink>
            </li>
          ))}
        </StartColumn>
      ) : null}
    </div>
  );
};
