/** jsdom lays nothing out, so nothing ever comes into view by itself: here everything is in view at once. */
class EverythingObserved {
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.report([{ isIntersecting: true, target }]);
  }
  unobserve(): void {
    // It stays in view.
  }
  disconnect(): void {
    // It stays in view.
  }
}

/** Import `@/testing/noLayout` first; then let everything be near. */
export const letEverythingBeNear = (): void => {
  Object.assign(window, { IntersectionObserver: EverythingObserved });
};
