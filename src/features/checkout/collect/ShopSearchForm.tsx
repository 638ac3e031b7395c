import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { LocateButton } from '@/ui/LocateButton/LocateButton';
import { TextInput } from '@/ui/forms/TextInput';
import type { ShopSearch } from './useShopSearch';
import styles from './collect.module.css';

export interface ShopSearchFormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Whether all shops are known, so that the nearest to the visitor is among them. */
  canLocate: boolean;
  search: Pick<ShopSearch, 'search' | 'locate' | 'pending'>;
  /** What is missing, where nothing is listed that it could be chosen from. */
  error: string | undefined;
  /** A new search begins. */
  onSearch: () => void;
}

/** Asks for a town or postcode, or for where the visitor is. */
export const ShopSearchForm = ({ labelledBy, canLocate, search, error, onSearch }: ShopSearchFormProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSearch();
    search.search(text.trim());
  };
  return (
    <form role="search" aria-labelledby={labelledBy} className={styles.search} onSubmit={submit}>
      <TextInput
        type="search"
        label={formatMessage({ id: 'locator.field' })}
        value={text}
        error={error}
        maxLength={60}
        autoComplete="postal-code"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <Button priority="normal" type="submit" isLoading={search.pending === 'place'}>
        <FormattedMessage id="collect.search" />
      </Button>
      {canLocate && (
        <div className={styles.locate}>
          <LocateButton
            isPending={search.pending === 'here'}
            onLocate={() => {
              setText('');
              onSearch();
              search.locate();
            }}
          />
        </div>
      )}
    </form>
  );
};
