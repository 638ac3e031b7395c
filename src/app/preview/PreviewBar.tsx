import { useSyncExternalStore } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import type { PreviewState } from './previewState';
import styles from './PreviewBar.module.css';

export interface PreviewBarProps {
  state: PreviewState;
  onExit: () => void;
}

/** Tells an editor which version of the shop is on screen, and ends the preview. */
export const PreviewBar = ({ state, onExit }: PreviewBarProps) => {
  const intl = useIntl();
  const { version, hasEnded, refused } = useSyncExternalStore(state.subscribe, state.current);
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: 'preview.label' })}>
      <div>
        <p className={styles.title}>
          <FormattedMessage
            id="preview.title"
            values={{
              moment: <FormattedDate value={Number(version) * 1000} dateStyle="long" timeStyle="short" />,
            }}
          />{' '}
          <span className={styles.version}>
            <FormattedMessage id="preview.version" values={{ version }} />
          </span>
        </p>
        <p role="status" className={styles.note}>
          {hasEnded && <FormattedMessage id="preview.ended" />}{' '}
          {refused.length > 0 && <FormattedMessage id="preview.partly" values={{ operations: refused.join(', ') }} />}
        </p>
      </div>
      <Button priority="low" size="small" isInverted onClick={onExit}>
        <FormattedMessage id="preview.exit" />
      </Button>
    </section>
  );
};
