import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import {
  createVideoPlayer,
  type VideoEvents,
  type VideoPlayer,
  type VideoPlayerOptions,
} from '@/kernel/video/videoPlayer';
import type { VideoSource } from '@/kernel/video/videoSource';

export interface FilmOptions extends Omit<VideoPlayerOptions, 'place'> {
  /** Told of every event of the player but its times and volumes. */
  onEvent: (name: keyof VideoEvents) => void;
}

const told = ['ready', 'started', 'play', 'pause', 'ended', 'error'] as const;

/**
 * Has a film play in an element from its mounting on; it ends with it.
 * @param source undefined for no film now; the same object while it is the same film.
 */
export const useFilm = (
  place: RefObject<HTMLElement | null>,
  source: VideoSource | undefined,
  { title, hasControls, isMuted, isLoop, isOnlyWhileVisible, onEvent }: FilmOptions,
): RefObject<VideoPlayer | undefined> => {
  const playing = useRef<VideoPlayer>(undefined);
  const tell = useEffectEvent(onEvent);

  useEffect(() => {
    if (!place.current || !source) return;
    const player = createVideoPlayer(source, {
      place: place.current,
      title,
      hasControls,
      isMuted,
      isLoop,
      isOnlyWhileVisible,
    });
    playing.current = player;
    told.forEach((name) => player.on(name, () => tell(name)));
    player.play();
    return () => {
      playing.current = undefined;
      player.destroy();
    };
  }, [place, source, title, hasControls, isMuted, isLoop, isOnlyWhileVisible]);

  return playing;
};
