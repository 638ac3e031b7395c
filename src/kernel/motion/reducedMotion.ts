/** Whether the visitor asked for less motion; autoplay, parallax, slide transitions and smooth scrolling are off then. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** How to scroll to what a visitor should see now. */
export const scrollMotion = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
