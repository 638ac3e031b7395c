/**
 * Does something once the browser has painted what there is now: what forces a layout would keep that from the screen.
 * @returns takes it back.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * Ends once what has just been changed is on screen: what a press leads to waits for that, so that the press is answered
 * first. At once where nothing is painted.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else afterPaint(resolve);
  });
