import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { longestQuery, searchPath, toQuery } from '@/features/search/searchPath';
import { Button } from '@/ui/Button/Button';
import { TextInput } from '@/ui/forms/TextInput';
import styles from './NothingHere.module.css';

/** Looks for what the shopper hoped to find. An empty field is not searched for. */
export const NotFoundSearch = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (toQuery(text) !== '') void navigate(searchPath(text));
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextInput
        type="search"
        label={formatMessage({ id: 'search.field' })}
        isLabelHidden
        placeholder={formatMessage({ id: 'search.placeholder' })}
        className={styles.field}
        maxLength={longestQuery}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" priority="low">
        {formatMessage({ id: 'search.submit' })}
      </Button>
    </form>
  );
};
