import { defaultVideoSize, type DriverOptions } from './videoDriver';

/**
 * The frame of a hosted player. The shop makes it itself: what the services' scripts would make needs markup as text,
 * which Trusted Types refuse.
 * @param base address that the film's id is appended to.
 */
export const createPlayerFrame = (
  base: string,
  id: string,
  parameters: Record<string, string | undefined>,
  { title, hasControls }: DriverOptions,
): HTMLIFrameElement => {
  const url = new URL(base + encodeURIComponent(id), window.location.href);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.width = String(defaultVideoSize.width);
  frame.height = String(defaultVideoSize.height);
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.allowFullscreen = true;
  if (!hasControls) frame.tabIndex = -1;
  frame.src = url.href;
  return frame;
};
