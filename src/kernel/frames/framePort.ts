/** A frame of one known origin that messages go to and come from. */
export interface FramePort {
  post: (message: unknown) => void;
  close: () => void;
}

/** Talks to a frame. Messages of other origins, and of other windows of the same origin, are not heard. */
export const openFramePort = (
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: Readonly<Record<string, unknown>>) => void,
): FramePort => {
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    if (typeof event.data !== 'object' || event.data === null) return;
    onMessage({ ...event.data });
  };
  window.addEventListener('message', listen);
  return {
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    close: () => window.removeEventListener('message', listen),
  };
};
