/** Where a held Enter does what is wanted: it makes lines. */
const writesLines = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

/** Takes a key that is held for one press: slow or trembling hands buy once, and send a form once. */
export const ignoreHeldKeys = (): void =>
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat || event.key !== 'Enter' || writesLines(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
