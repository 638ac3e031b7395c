import { type FormEvent, type RefObject, useContext, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { LinkRouterContext } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import { optionIds, SuggestionList } from './parts/SuggestionList';
import { SearchNote } from './parts/SearchNote';
import { SearchStart } from './parts/SearchStart';
import { SuggestionShimmer } from './parts/SuggestionShimmer';
import { executeSearch } from './executeSearch';
import { forgetAllSearches, forgetSearch, listRecentSearches } from './recentSearches';
import { longestQuery, queryParameter, searchPagePath, searchPath, toQuery } from './searchPath';
import type { SuggestedPlace } from './suggestionAnswer';
import { rowLimits, type SuggestionRows, toSuggestionRows } from './suggestionRows';
import { useCombobox } from '@/ui/forms/useCombobox';
import { useSuggestions } from './useSuggestions';
import styles from './SearchBox.module.css';
import { below640 } from '@/ui/breakpoints';

const noRows: SuggestionRows = { terms: [], places: [], products: [] };

const countRows = ({ terms, places, products }: SuggestionRows): number =>
  terms.length + places.length + products.length;

const limitsHere = () => (window.matchMedia?.(below640).matches ? rowLimits.phone : rowLimits.wide);

export interface SearchBoxProps {
  /** The field, so that the caller can give it the focus. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Categories to offer before anything is typed. */
  categories: readonly SuggestedPlace[];
}

/** The search field with its suggestions: an editable combobox with a grouped list (the combobox pattern of the ARIA Authoring Practices). */
export const SearchBox = ({ fieldRef, categories }: SearchBoxProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const listId = useId();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(() => dispatch(listRecentSearches()));
  const [limits] = useState(limitsHere);
  const phrase = toQuery(text);
  const { status, answer } = useSuggestions(phrase);
  const rows = answer ? toSuggestionRows(answer, recent, limits) : noRows;
  const ids = optionIds(listId, rows);
  const isWaiting = status === 'loading' || status === 'slow';
  const { activeId, onKeyDown, reset } = useCombobox(ids);

  // Where a search leads is worth having before there is one.
  const links = useContext(LinkRouterContext);
  useEffect(() => links?.prefetch(searchPagePath), [links]);

  const type = (next: string): void => {
    setText(next);
    reset();
  };
  const execute = (term: string): void => setRecent(dispatch(executeSearch(term)));
  const focusField = (): void => fieldRef.current?.focus();
  /** The focused control may be removed together with the search. */
  const keep = (searches: string[]): void => {
    setRecent(searches);
    focusField();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (phrase === '') {
      focusField();
      return;
    }
    execute(phrase);
    const redirect = answer?.phrase === phrase ? answer.redirectPath : undefined;
    void navigate(redirect ?? searchPath(phrase));
  };

  return (
    <>
      <form role="search" action={searchPagePath} className={styles.form} onSubmit={submit}>
        <IconButton
          type="submit"
          icon="search"
          label={intl.formatMessage({ id: 'search.submit' })}
          className={styles.submit}
        />
        <input
          ref={fieldRef}
          name={queryParameter}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={styles.field}
          role="combobox"
          aria-label={intl.formatMessage({ id: 'search.field' })}
          aria-autocomplete="list"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          maxLength={longestQuery}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        {text === '' ? null : (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              type('');
              focusField();
            }}
          >
            <FormattedMessage id="search.clear" />
          </button>
        )}
      </form>
      <div className={styles.below}>
        <SearchNote phrase={phrase} status={status} count={countRows(rows)} />
        <div aria-busy={isWaiting}>
          {ids.length > 0 && answer ? (
            <SuggestionList
              id={listId}
              rows={rows}
              phrase={answer.phrase}
              total={answer.total}
              activeId={activeId}
              onSearch={execute}
            />
          ) : null}
          {!answer && isWaiting ? <SuggestionShimmer /> : null}
          {status === 'idle' ? (
            <SearchStart
              recent={recent}
              categories={categories}
              onSearch={execute}
              onForget={(term) => keep(dispatch(forgetSearch(term)))}
              onForgetAll={() => keep(dispatch(forgetAllSearches()))}
            />
          ) : null}
        </div>
      </div>
    </>
  );
};
