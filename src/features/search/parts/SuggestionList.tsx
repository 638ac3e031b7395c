import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchPath } from '../searchPath';
import type { SuggestionRows } from '../suggestionRows';
import { OptionGroup } from './OptionGroup';
import { OptionRow } from './OptionRow';
import { ProductOption } from './ProductOption';
import { SuggestionOption } from './SuggestionOption';
import styles from './SuggestionList.module.css';

/** Ids of the options of a list, in their order: the keyboard follows them. */
export const optionIds = (listId: string, { terms, places, products }: SuggestionRows): string[] => [
  ...terms.map((_, index) => `${listId}-term-${index}`),
  ...places.map((_, index) => `${listId}-place-${index}`),
  ...products.map((_, index) => `${listId}-product-${index}`),
  ...(products.length > 0 ? [`${listId}-all`] : []),
];

export interface SuggestionListProps {
  id: string;
  rows: SuggestionRows;
  /** Phrase that the rows answer. */
  phrase: string;
  /** Products that the phrase finds in all. */
  total: number;
  activeId: string | undefined;
  /** A search was taken. */
  onSearch: (term: string) => void;
}

const nothing = (): void => undefined;

/** Suggestions by group: searches, categories and pages, products with picture and price. */
export const SuggestionList = ({ id, rows, phrase, total, activeId, onSearch }: SuggestionListProps) => {
  const intl = useIntl();
  const labelId = useId();
  const option = (kind: string, index: number) => {
    const optionId = `${id}-${kind}-${index}`;
    return { id: optionId, isActive: optionId === activeId, onTake: nothing, phrase };
  };
  const hasPages = rows.places.some(({ isPage }) => isPage);
  const hasWords = rows.terms.length > 0 || rows.places.length > 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'search.suggestions' })}
      className={hasWords ? styles.list : styles.wide}
    >
      {hasWords ? (
        <div role="presentation" className={styles.words}>
          <OptionGroup label={intl.formatMessage({ id: 'search.suggestions' })} isShown={rows.terms.length > 0}>
            {rows.terms.map(({ term, isRecent }, index) => (
              <OptionRow
                key={term}
                {...option('term', index)}
                to={searchPath(term)}
                icon={isRecent ? 'clock' : 'search'}
                text={term}
                onTake={() => onSearch(term)}
              />
            ))}
          </OptionGroup>
          <OptionGroup
            label={intl.formatMessage({ id: hasPages ? 'search.places' : 'search.categories' })}
            isShown={rows.places.length > 0}
          >
            {rows.places.map(({ name, path }, index) => (
              <OptionRow key={path} {...option('place', index)} to={path} icon="arrowRight" text={name} />
            ))}
          </OptionGroup>
        </div>
      ) : null}
      {rows.products.length > 0 ? (
        <div role="group" aria-labelledby={labelId} className={styles.products}>
          <div id={labelId} role="presentation" className={styles.label}>
            <FormattedMessage id="search.products" />
          </div>
          <div role="presentation" className={styles.grid}>
            {rows.products.map((product, index) => (
              <ProductOption key={product.uid} {...option('product', index)} product={product} />
            ))}
          </div>
          <SuggestionOption
            id={`${id}-all`}
            isActive={activeId === `${id}-all`}
            onTake={() => onSearch(phrase)}
            to={searchPath(phrase)}
            className={styles.all}
          >
            <FormattedMessage id="search.seeAll" values={{ count: total }} />
          </SuggestionOption>
        </div>
      ) : null}
    </div>
  );
};
