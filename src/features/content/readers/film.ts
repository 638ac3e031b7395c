import { text } from './attributes';

/** A film as an element of it says. */
export interface FilmProps {
  url?: string;
  /** Still and name, which Page Builder's own form does not ask for. */
  poster?: string;
  title?: string;
  autoplay: boolean;
  muted: boolean;
}

/** Switches that HTML or Page Builder writes: there, or said to be. */
export const isTrue = (value: string | null | undefined): boolean => value === '' || value === 'true';

/**
 * Reads what the sanitiser left of a film's frame or element: a note that loads nothing. Of a hosted film Page Builder
 * writes into the address that it plays by itself and without sound.
 */
export const readFilm = (film: HTMLElement): FilmProps => {
  const attribute = (name: string) => film.getAttribute(name) ?? film.getAttribute(`data-${name}`);
  const url = text(attribute('src'));
  return {
    url,
    poster: text(attribute('poster')),
    title: text(attribute('title')),
    autoplay: isTrue(attribute('autoplay')) || /[?&]autoplay=1\b/.test(url ?? ''),
    muted: isTrue(attribute('muted')) || /[?&]muted?=1\b/.test(url ?? ''),
  };
};
