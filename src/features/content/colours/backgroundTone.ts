import type { Tone } from './colours';
import { toneOfColour } from './toneOfColour';

const toneOf = (place: HTMLElement): Tone | undefined => {
  if (place.classList.contains('on-ink')) return 'dark';
  if (/\btint-/.test(place.className)) return 'light';
  return toneOfColour(place.style.backgroundColor);
};

const hasPicture = ({ dataset }: HTMLElement): boolean =>
  dataset.backgroundType === 'video' || /_image/.test(dataset.backgroundImages ?? '');

/**
 * The ground that a block stands on, by the nearest colour around it; the page itself is light. Undefined on a picture, of
 * which only the editor knows what it is.
 */
export const backgroundTone = (element: HTMLElement): Tone | undefined => {
  for (let place: HTMLElement | null = element; place; place = place.parentElement) {
    const tone = toneOf(place);
    if (tone) return tone;
    if (hasPicture(place)) return undefined;
  }
  return 'light';
};
