import { css, findPart, text } from '../../readers/attributes';
import { type FilmProps, isTrue, readFilm } from '../../readers/film';

export interface VideoProps extends FilmProps {
  maxWidth?: string;
}

/** Reads a film. */
export const readVideo = (element: HTMLElement): VideoProps => {
  const player = element.querySelector<HTMLElement>('video, [data-element="video"]');
  const film = player ? readFilm(player) : undefined;
  return {
    ...film,
    url: film?.url ?? text(element.dataset.videoSrc),
    autoplay: film?.autoplay || isTrue(element.dataset.autoplay),
    muted: film?.muted || isTrue(element.dataset.muted),
    maxWidth: css((findPart(element, 'inner') ?? element).style.maxWidth),
  };
};
