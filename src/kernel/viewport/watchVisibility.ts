/**
 * Tells whenever an element comes into the window or leaves it, beginning with how it is; always visible where the
 * browser cannot tell. Returns what ends it.
 */
export const watchVisibility = (element: Element, onChange: (isVisible: boolean) => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) onChange(latest.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
};
