import { useMemo } from 'react';

import { videoPlaces } from '@/kernel/video/videoSettings';
import { parseVideoSource } from '@/kernel/video/videoSource';
import { readFilm } from '../readers/film';
import { Elsewhere } from './Elsewhere';
import { FilmPlayer } from './FilmPlayer';

/** A film, a file or a frame within running text or raw HTML: what the sanitiser left of such an element. */
export const RichVideo = ({ element }: { element: HTMLElement }) => {
  const { url, poster, title, autoplay, muted } = useMemo(() => readFilm(element), [element]);
  const source = useMemo(() => parseVideoSource(url, videoPlaces()), [url]);
  return source ? (
    <FilmPlayer source={source} poster={poster} title={title} isAutoplay={autoplay} isMuted={muted} />
  ) : (
    <Elsewhere url={url} title={title} />
  );
};
