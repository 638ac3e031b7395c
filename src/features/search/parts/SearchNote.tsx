import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { SuggestionStatus } from '../useSuggestions';
import styles from './SearchNote.module.css';

export interface SearchNoteProps {
  phrase: string;
  status: SuggestionStatus;
  /** Suggestions that are shown. */
  count: number;
}

const NoteText = ({ phrase, status, count }: SearchNoteProps) => {
  switch (status) {
    case 'idle':
      return <FormattedMessage id="search.typeMore" />;
    case 'loading':
      return null;
    case 'slow':
      return <FormattedMessage id="search.slow" />;
    case 'failed':
      return <FormattedMessage id="search.suggestionsFailed" />;
    case 'ready':
      return count === 0 ? (
        <FormattedMessage id="search.noSuggestions" values={{ phrase }} />
      ) : (
        <FormattedMessage id="search.suggestionCount" values={{ count }} />
      );
  }
};

/** Status of the suggestions: visible when there are none, announced in any case, never covering anything. */
export const SearchNote = (props: SearchNoteProps) => {
  const { phrase, status, count } = props;
  const isSilent = phrase === '' || status === 'loading';
  const isHidden = status === 'ready' && count > 0;
  return (
    <div role="status">
      {isSilent ? null : isHidden ? (
        <VisuallyHidden>
          <NoteText {...props} />
        </VisuallyHidden>
      ) : (
        <p className={styles.note}>
          <NoteText {...props} />
        </p>
      )}
    </div>
  );
};
