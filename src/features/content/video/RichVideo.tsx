import { useMemo } from 'react';

import { readFilm } from '../readers/film';
import { Elsewhere } from './Elsewhere';
import { FilmPlayer } from './FilmPlayer';
import { readFilmSource } from './readFilmSource';

/** A film within running text or raw HTML: what the sanitiser left of a frame or film element. */
export const RichVideo = ({ element }: { element: HTMLElement }) => {
  const { url, poster, title, autoplay, muted } = useMemo(() => readFilm(element), [element]);
  const source = useMemo(() => readFilmSource(url), [url]);
  return source ? (
    <FilmPlayer source={source} poster={poster} title={title} isAutoplay={autoplay} isMuted={muted} />
  ) : (
    <Elsewhere url={url} title={title} />
  );
};
