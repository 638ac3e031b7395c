import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPrerenderer } from '../head/prerenderSignals';
import { isTouched, onceTouched } from './onceTouched';

/** What lets each held picture go. */
const held = new Map<Element, () => void>();

/** Lets a picture load that is about to be shown. */
export const releasePicture = (picture: Element): void => held.get(picture)?.();

/** Ends when what has the line before held pictures is there. */
let line: Promise<unknown> = Promise.resolve();

/** Lets something have the line before held pictures: the page that a press leads to. */
export const goBeforePictures = (work: Promise<unknown>): void => {
  line = Promise.allSettled([line, work]);
};

let observer: IntersectionObserver | undefined;

/** One observer for all pictures of the page. */
const watch = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) releasePicture(target);
  }));

/**
 * Whether a picture below the first view may load. A browser loads such pictures a screen and a half ahead; on a page that
 * nobody has touched nobody may ever see them. So each waits until it is in the window, or until somebody is there, from
 * when on the browser decides. A prerenderer gets them at once.
 */
export const usePictureTurn = (picture: RefObject<Element | null>, isFirstView: boolean): boolean => {
  const [isReleased, setIsReleased] = useState(
    () => isFirstView || isTouched() || typeof IntersectionObserver === 'undefined' || isPrerenderer(),
  );
  const isHeld = !isReleased && !isFirstView;

  useEffect(() => {
    const element = picture.current;
    if (!isHeld || !element) return;
    // In slices: many pictures are let go with the first touch, whose own answer comes first.
    const release = (): void => startTransition(() => setIsReleased(true));
    const end = onceTouched(() => void line.then(release));
    // Paper shows the whole page, and the browser waits only for what is asked for before this event ends.
    const print = (): void => flushSync(() => setIsReleased(true));
    window.addEventListener('beforeprint', print);
    held.set(element, release);
    watch().observe(element);
    return () => {
      end();
      held.delete(element);
      window.removeEventListener('beforeprint', print);
      observer?.unobserve(element);
    };
  }, [isHeld, picture]);

  return !isHeld;
};
