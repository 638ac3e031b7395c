import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { executeSearch } from '@/features/search/executeSearch';
import { longestQuery, queryParameter, searchPagePath, searchPath, toQuery } from '@/features/search/searchPath';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import styles from './SearchField.module.css';

/** The query, to be edited. */
export const SearchField = ({ query }: { query: string }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  // Another query takes the place of what was typed and not sent.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = toQuery(text);
    if (next === '') {
      field.current?.focus();
      return;
    }
    dispatch(executeSearch(next));
    void navigate(searchPath(next));
  };

  return (
    <form role="search" action={searchPagePath} className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        name={queryParameter}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${fieldStyles.input} ${styles.field}`}
        aria-label={intl.formatMessage({ id: 'search.field' })}
        placeholder={intl.formatMessage({ id: 'search.placeholder' })}
        maxLength={longestQuery}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">
        <FormattedMessage id="search.submit" />
      </Button>
    </form>
  );
};
