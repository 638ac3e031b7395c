import { useRef } from 'react';

import type { VideoSource } from '@/kernel/video/videoSource';
import styles from './FilmPlayer.module.css';
import { useFilm } from './useFilm';

export interface FilmStageProps {
  source: VideoSource;
  title: string;
  /** Plays by itself, and only while it can be seen. */
  isAutoplay: boolean;
  isMuted: boolean;
  onReady: () => void;
  onEnded: () => void;
  onError: () => void;
}

/** The player of a film, with the controls of its service or browser. It takes the focus from the button that called it. */
export const FilmStage = ({ source, title, isAutoplay, isMuted, onReady, onEnded, onError }: FilmStageProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFilm(place, source, {
    title,
    hasControls: true,
    isMuted,
    isOnlyWhileVisible: isAutoplay,
    onEvent: (name) => {
      if (name === 'ready') {
        if (!isAutoplay) place.current?.querySelector<HTMLElement>('iframe, video')?.focus({ preventScroll: true });
        onReady();
      }
      if (name === 'ended') onEnded();
      if (name === 'error') onError();
    },
  });
  return <div ref={place} className={styles.stage} />;
};
