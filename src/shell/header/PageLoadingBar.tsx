import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsPageLoading } from '../appSlice';
import styles from './PageLoadingBar.module.css';

/** Milliseconds that the full bar stays. */
export const doneMs = 750;

type Phase = 'off' | 'loading' | 'done';

/** Off, loading (about 25 %), done (complete), then off after 750 ms. */
const usePhase = (isPageLoading: boolean): Phase => {
  const [phase, setPhase] = useState<Phase>(isPageLoading ? 'loading' : 'off');
  if (isPageLoading && phase !== 'loading') setPhase('loading');
  if (!isPageLoading && phase === 'loading') setPhase('done');
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('off'), doneMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
};

/** The thin bar on the lower edge of the header while the next page comes. */
export const PageLoadingBar = () => {
  const intl = useIntl();
  const phase = usePhase(useSelector(selectIsPageLoading));
  if (phase === 'off') return null;
  return (
    <div
      className={`${styles.bar} ${styles[phase]}`}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'header.pageLoading' })}
      aria-valuenow={phase === 'done' ? 100 : 25}
    />
  );
};
