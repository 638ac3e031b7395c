import { type RefObject, useEffect, useRef, useState } from 'react';

import { prefersReducedMotion } from '@/kernel/motion/reducedMotion';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { releasePicture } from '@/kernel/viewport/heldPictures';
import { onceTouched } from '@/kernel/viewport/onceTouched';
import { useNear } from '@/kernel/viewport/useNear';
import { SliderControls } from './SliderControls';
import type { SliderController } from './sliderController';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useAutoplay } from './useAutoplay';
import { useSlideNews } from './useSlideNews';

const engine = lazyComponent(
  async () => (await import(/* webpackChunkName: "slider-engine" */ './SliderEngine')).SliderEngine,
);

/** Milliseconds that the shown slide has for its own picture. */
const headStartMs = 1000;

/** And that the next one has for its own, and for what moves it, before it slides in by itself. */
const leadMs = 3000;

/** Fetches the pictures of a slide, which a browser would not before it slides in. */
const loadPictures = (slide: Element | undefined): void => {
  for (const picture of slide?.querySelectorAll('img') ?? []) {
    picture.setAttribute('loading', 'eager');
    releasePicture(picture);
  }
};

export interface SliderMotionProps {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
  current: number;
  isLoop: boolean;
  isFading?: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  autoplayMs?: number;
  onSelect: (index: number) => void;
}

/**
 * Autoplay and controls of a slider. They load after the slides, which stand still until then. What moves them comes with
 * the first touch, or when the next one is about to slide in.
 */
export const SliderMotion = (props: SliderMotionProps) => {
  const { root, viewport, count, current, isLoop, autoplayMs } = props;
  const [controller, setController] = useState<SliderController>();
  const { isPlaying, stop, toggle } = useAutoplay(autoplayMs, root, controller);

  const isNear = useNear(viewport);
  const [isMoving, setIsMoving] = useState(false);
  // What was pressed before the engine was there.
  const wanted = useRef<number>(undefined);
  const { news, ask } = useSlideNews(viewport, current, count);
  const show = (index: number): void => {
    stop();
    ask();
    if (controller) controller.show(index);
    else {
      wanted.current = index;
      setIsMoving(true);
    }
  };
  useEffect(() => {
    if (controller && wanted.current !== undefined) controller.show(wanted.current);
    wanted.current = undefined;
  }, [controller]);

  useEffect(() => onceTouched(() => setIsMoving(true)), []);
  useEffect(() => {
    if (!isNear) return;
    const place = root.current;
    const load = (step: number): void => {
      const slides = [...(viewport.current?.firstElementChild?.children ?? [])];
      loadPictures(slides.at((current + step) % slides.length));
    };
    const loadNext = (): void => load(1);
    const prepareNext = (): void => {
      setIsMoving(true);
      loadNext();
    };
    // Nobody goes back without coming near first.
    const loadFormer = (): void => load(-1);
    // Nobody may be there, or stay that long.
    const untouched =
      isPlaying && autoplayMs ? setTimeout(prepareNext, Math.max(headStartMs, autoplayMs - leadMs)) : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onceTouched(() => (timer = setTimeout(loadNext, headStartMs)));
    for (const sign of ['pointerover', 'focusin']) place?.addEventListener(sign, loadFormer);
    return () => {
      end();
      clearTimeout(timer);
      clearTimeout(untouched);
      for (const sign of ['pointerover', 'focusin']) place?.removeEventListener(sign, loadFormer);
    };
  }, [isNear, root, viewport, current, isPlaying, autoplayMs]);
  useEffect(() => {
    const place = viewport.current;
    place?.addEventListener('pointerdown', stop);
    return () => place?.removeEventListener('pointerdown', stop);
  }, [viewport, stop]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <SliderControls
        count={count}
        current={current}
        isLoop={isLoop}
        hasArrows={props.hasArrows}
        hasDots={props.hasDots}
        isPlaying={autoplayMs ? isPlaying : undefined}
        onMove={show}
        onTogglePlaying={toggle}
      />
      {isMoving ? (
        <Deferred>
          <engine.Component
            viewport={viewport}
            count={count}
            isLoop={isLoop}
            isFading={props.isFading}
            hasMotion={!prefersReducedMotion()}
            onReady={setController}
            onSelect={props.onSelect}
          />
        </Deferred>
      ) : null}
    </>
  );
};
