/** Costs of an interaction, in milliseconds. */
export interface InteractionCost {
  /** From the event to the next paint, as Interaction to Next Paint counts it; 16 stands for one frame or less. */
  toNextPaint: number;
  longestTask: number;
}

declare global {
  interface Window {
    halewellEvents?: { start: () => void; read: () => InteractionCost };
  }
}

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/** Runs in the page before anything else; it must stand alone, as its source is sent to the browser. */
export const installEventProbe = (): void => {
  if (window.top !== window) return;
  let since = 0;
  // Interactions that lead to another document (an order to its receipt) are read there.
  const place = 'halewellEvents';
  let { toNextPaint, longestTask } = JSON.parse(
    sessionStorage.getItem(place) ?? '{"toNextPaint":0,"longestTask":0}',
  ) as InteractionCost;
  const keep = (): void => sessionStorage.setItem(place, JSON.stringify({ toNextPaint, longestTask }));
  const watch = (type: string, options: Record<string, unknown>, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options });
  };
  watch('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId = 0 } = entry as EventTiming;
    if (interactionId > 0 && entry.startTime >= since) toNextPaint = Math.max(toNextPaint, entry.duration);
    keep();
  });
  // Before the first event, the measuring script looks for the control in the page: that is not the shop's work.
  let firstEvent = Infinity;
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(type, ({ timeStamp }) => (firstEvent = Math.min(firstEvent, timeStamp)), { capture: true });
  }
  watch('longtask', {}, (entry) => {
    if (entry.startTime + entry.duration >= firstEvent) longestTask = Math.max(longestTask, entry.duration);
    keep();
  });
  window.halewellEvents = {
    start: () => {
      since = performance.now();
      firstEvent = Infinity;
      toNextPaint = 0;
      longestTask = 0;
      keep();
    },
    read: () => ({ toNextPaint: Math.max(16, Math.round(toNextPaint)), longestTask: Math.round(longestTask) }),
  };
};
