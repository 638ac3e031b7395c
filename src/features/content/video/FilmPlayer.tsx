import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { type VideoSource, videoPageUrl } from '@/kernel/video/videoSource';
import { useNear } from '@/kernel/viewport/useNear';
import { useStillPictures } from '../motion/useStillPictures';
import styles from './FilmPlayer.module.css';
import { FilmPoster } from './FilmPoster';
import { FilmStage } from './FilmStage';

const serviceNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

export interface FilmPlayerProps {
  source: VideoSource;
  /** Still that the editor chose. */
  poster?: string;
  title?: string;
  isAutoplay: boolean;
  /** Begins without sound, which the visitor can turn on. */
  isMuted?: boolean;
}

/** A link to the film for those whose browser could not load the player. */
const FilmLink = ({ source }: { source: VideoSource }) => {
  const intl = useIntl();
  return (
    <a href={videoPageUrl(source)} target="_blank" rel="noopener noreferrer">
      {source.service === 'file'
        ? intl.formatMessage({ id: 'content.filmFile' })
        : intl.formatMessage({ id: 'content.filmOnService' }, { service: serviceNames[source.service] })}
    </a>
  );
};

/**
 * A film behind its still: nothing of a service but the still is loaded before the visitor starts the film. One that
 * plays by itself does so without sound and only in view, never for visitors who want no motion or save data. At its end
 * the still comes again.
 */
export const FilmPlayer = ({ source, poster, title, isAutoplay, isMuted = false }: FilmPlayerProps) => {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNear(root);
  const isStill = useStillPictures();
  const [state, setState] = useState<'waiting' | 'asked' | 'ended' | 'failed'>('waiting');
  const [isReady, setIsReady] = useState(false);
  const takesFocus = useRef(false);

  const playsItself = state === 'waiting' && isAutoplay && isNear && !isStill;
  const isOpen = playsItself || state === 'asked';

  /** Back to the still; the focus, if it was in the player, goes to the button. */
  const close = (next: 'ended' | 'failed'): void => {
    takesFocus.current = root.current?.contains(document.activeElement) ?? false;
    setIsReady(false);
    setState(next);
  };
  useEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [isOpen]);

  return (
    <div
      ref={root}
      role="group"
      aria-label={title ?? intl.formatMessage({ id: 'content.film' })}
      data-film={isOpen ? 'open' : state}
    >
      <div className={styles.frame}>
        {isOpen ? (
          <FilmStage
            source={source}
            title={title ?? intl.formatMessage({ id: 'content.film' })}
            isAutoplay={playsItself}
            isMuted={isMuted || playsItself}
            onReady={() => setIsReady(true)}
            onEnded={() => close('ended')}
            onError={() => close('failed')}
          />
        ) : null}
        {isReady ? null : (
          <>
            <FilmPoster source={source} poster={poster} />
            <button
              ref={button}
              type="button"
              className={styles.play}
              aria-label={
                title
                  ? intl.formatMessage({ id: 'content.filmPlayTitled' }, { title })
                  : intl.formatMessage({ id: 'content.filmPlay' })
              }
              aria-busy={isOpen || undefined}
              onClick={() => setState('asked')}
            >
              <svg viewBox="0 0 24 24" width={28} height={28} fill="currentColor" aria-hidden="true">
                <path d="M8 5.2a1 1 0 0 1 1.5-.9l10.2 6.8a1 1 0 0 1 0 1.8L9.5 19.7a1 1 0 0 1-1.5-.9z" />
              </svg>
            </button>
          </>
        )}
      </div>
      {state === 'failed' ? (
        <p className={styles.note} role="status">
          {intl.formatMessage({ id: 'content.filmFailed' })} <FilmLink source={source} />
        </p>
      ) : source.service === 'file' ? null : (
        <p className={styles.note}>
          {intl.formatMessage({ id: 'content.filmNote' }, { service: serviceNames[source.service] })}
        </p>
      )}
    </div>
  );
};
