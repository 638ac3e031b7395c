/** Records of the probe while a page loads. Times are in milliseconds from the start of the navigation. */
export interface Probe {
  firstPaint: number;
  realContent: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  longestTask: number;
}

declare global {
  interface Window {
    halewellProbe?: Probe;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in the page before anything else; it must stand alone, as its source is sent to the browser.
 * @param content selector of what counts as real content when it has text, painted by a boot script or by the framework.
 */
export const installProbe = (content: string): void => {
  const probe: Probe = { firstPaint: 0, realContent: 0, largestPaint: 0, layoutShift: 0, blocking: 0, longestTask: 0 };
  window.halewellProbe = probe;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    probe.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) probe.layoutShift += shift.value;
  });
  watch('longtask', (entry) => {
    probe.blocking += Math.max(0, entry.duration - 50);
    probe.longestTask = Math.max(probe.longestTask, entry.duration);
  });
  const look = () => {
    if (probe.realContent === 0 && document.querySelector(content)?.textContent.trim()) {
      requestAnimationFrame(() => {
        probe.realContent ||= performance.now();
      });
    } else requestAnimationFrame(look);
  };
  look();
};
