import { type SubmitEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import { LocateButton } from '@/ui/LocateButton/LocateButton';
import { Notice } from '@/ui/Notice/Notice';
import styles from './LocationSearch.module.css';
import type { OriginChoice, OriginProblem } from './useOrigin';

const problemText = (problem: OriginProblem) => {
  switch (problem.kind) {
    case 'denied':
      return <FormattedMessage id="locator.denied" />;
    case 'slow':
      return <FormattedMessage id="locator.slow" />;
    case 'unavailable':
      return <FormattedMessage id="locator.unavailable" />;
    case 'failed':
      return <FormattedMessage id="locator.searchFailed" />;
    case 'unknown':
      return <FormattedMessage id="locator.unknownPlace" values={{ place: problem.place }} />;
  }
};

export interface LocationSearchProps {
  /** Text of the field at first. */
  given: string;
  choice: Pick<OriginChoice, 'search' | 'locate' | 'pending' | 'problem'>;
}

/** Asks for a town or postcode, or for where the visitor is. */
export const LocationSearch = ({ given, choice }: LocationSearchProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  const { search, locate, pending, problem } = choice;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void search(text);
  };
  return (
    <>
      <form role="search" aria-label={formatMessage({ id: 'locator.title' })} className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={formatMessage({ id: 'locator.field' })}
          placeholder={formatMessage({ id: 'locator.field' })}
          value={text}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        {text === '' ? null : (
          <button
            type="button"
            className={styles.button}
            aria-label={formatMessage({ id: 'search.clear' })}
            onClick={() => {
              setText('');
              // The button goes with the text.
              field.current?.focus();
              void search('');
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
        <button
          type="submit"
          className={styles.button}
          aria-label={formatMessage({ id: 'search.submit' })}
          aria-busy={pending === 'place'}
        >
          <Icon name="search" size={18} />
        </button>
      </form>
      <LocateButton
        isPending={pending === 'here'}
        onLocate={() => {
          setText('');
          void locate();
        }}
      />
      <div role="status" className={styles.status}>
        {problem ? <Notice kind="warning">{problemText(problem)}</Notice> : null}
      </div>
    </>
  );
};
