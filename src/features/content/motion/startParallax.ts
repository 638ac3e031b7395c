import { watchVisibility } from '@/kernel/viewport/watchVisibility';
import { parallaxOverhang } from './parallaxOverhang';

/** Where the container is on its way through the window: 1 as it comes in below, 0 in the middle, -1 as it leaves above. */
const progressOf = ({ top, height }: DOMRect): number => {
  const way = (window.innerHeight + height) / 2;
  return way === 0 ? 0 : Math.max(-1, Math.min(1, (top + height / 2 - window.innerHeight / 2) / way));
};

/**
 * Moves a layer that stands over its container's edges by {@link parallaxOverhang}, against or with the page, never so far
 * that an edge shows. Listens to scrolling only while the container is in the window. Returns what ends it.
 * @param speed see {@link parallaxOverhang}.
 */
export const startParallax = (layer: HTMLElement, container: Element, speed: number): (() => void) => {
  const direction = speed < 1 ? -1 : 1;
  let frame = 0;

  const draw = (): void => {
    frame = 0;
    const rect = container.getBoundingClientRect();
    const shift = direction * progressOf(rect) * parallaxOverhang(speed) * rect.height;
    layer.style.transform = `translate3d(0, ${shift.toFixed(1)}px, 0)`;
  };
  const request = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const listen = (): void => {
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    draw();
  };
  const pause = (): void => {
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', request);
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const stopWatching = watchVisibility(container, (isVisible) => {
    if (isVisible) listen();
    else pause();
  });

  return () => {
    stopWatching();
    pause();
    layer.style.transform = '';
  };
};
