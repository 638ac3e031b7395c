import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useNear } from '@/kernel/viewport/useNear';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { BackgroundVideoProps as Settings } from '../readers/background';
import { parallaxOverhang } from '../motion/parallaxOverhang';
import { useParallax } from '../motion/useParallax';
import { useStillPictures } from '../motion/useStillPictures';
import styles from './BackgroundVideo.module.css';
import { readFilmSource } from './readFilmSource';
import { useFilm } from './useFilm';

export interface BackgroundVideoProps extends Settings {
  /** Of a row with parallax, clamped. */
  speed?: number;
}

/**
 * A film behind a block, over the block's picture: without sound, with a button that stops it (WCAG 2.2.2). The picture
 * stays where the film cannot be shown, comes again at the film's end, and is all that visitors see who want no motion.
 */
export const BackgroundVideo = (props: BackgroundVideoProps) => {
  const intl = useIntl();
  const layer = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(layer);
  const isStill = useStillPictures();
  const found = useMemo(() => readFilmSource(props.videoSrc), [props.videoSrc]);
  const source = isStill || (props.videoLazyLoading && !isNear) ? undefined : found;
  const [isShown, setIsShown] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useParallax(layer, props.speed);

  const player = useFilm(place, hasFailed ? undefined : source, {
    title: intl.formatMessage({ id: 'content.film' }),
    hasControls: false,
    isMuted: true,
    isLoop: props.videoLoop,
    isOnlyWhileVisible: props.videoPlayOnlyVisible,
    onEvent: (name) => {
      if (name === 'play' || name === 'ready' || name === 'ended') setIsShown(name === 'play');
      if (name === 'play' || name === 'pause' || name === 'ended') setIsPlaying(name === 'play');
      if (name === 'error') setHasFailed(true);
    },
  });

  const hasFilm = source !== undefined && !hasFailed;
  return (
    <>
      <span className={styles.window} data-behind>
        <span
          ref={layer}
          className={styles.layer}
          style={props.speed === undefined ? undefined : { insetBlock: `${-100 * parallaxOverhang(props.speed)}%` }}
        >
          <span ref={place} className={styles.film} data-shown={(hasFilm && isShown) || undefined} aria-hidden="true" />
        </span>
        {props.videoOverlayColor ? (
          <span className={styles.overlay} style={{ backgroundColor: props.videoOverlayColor }} />
        ) : null}
      </span>
      {hasFilm ? (
        <IconButton
          className={styles.pause}
          icon={isPlaying ? 'pause' : 'play'}
          variant="floating"
          label={intl.formatMessage({ id: isPlaying ? 'content.filmPause' : 'content.filmResume' })}
          onClick={() => (isPlaying ? player.current?.pause() : player.current?.play())}
        />
      ) : null}
    </>
  );
};
