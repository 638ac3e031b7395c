import { defaultVideoSize, type DriverOptions, type DriverSignals, type VideoDriver } from './videoDriver';
import type { VideoFile } from './videoSource';

const createElement = ({ url }: VideoFile, { title, hasControls, isMuted }: DriverOptions): HTMLVideoElement => {
  const video = document.createElement('video');
  video.width = defaultVideoSize.width;
  video.height = defaultVideoSize.height;
  video.playsInline = true;
  video.controls = hasControls;
  video.muted = isMuted;
  // The attribute too: browsers let only what is muted from the start play by itself.
  video.defaultMuted = isMuted;
  video.preload = 'auto';
  if (hasControls) {
    video.setAttribute('aria-label', title);
    // Not every browser gives the focus to a film with controls by itself.
    video.tabIndex = 0;
  }
  video.src = url;
  return video;
};

/** Opens a file in the browser's own player. */
export const openFile = (source: VideoFile, options: DriverOptions, signals: DriverSignals): VideoDriver => {
  const video = createElement(source, options);
  const finished = new AbortController();
  const { signal } = finished;
  const listen = (type: string, listener: () => void) => video.addEventListener(type, listener, { signal });
  listen('loadedmetadata', () => {
    if (options.start > 0) video.currentTime = options.start;
    signals.onReady();
  });
  listen('play', signals.onPlay);
  // A film at its end is paused first; that is no pause.
  listen('pause', () => {
    if (!video.ended) signals.onPause();
  });
  listen('ended', signals.onEnded);
  listen('timeupdate', () => signals.onTime(video.currentTime));
  listen('error', () => signals.onError(video.error));
  options.place.append(video);

  return {
    play: () => {
      video.play().catch((error: unknown) => {
        // The browser wants the visitor to begin; the controls are there for that. A pause in between is no failure.
        if (!signal.aborted && error instanceof DOMException && error.name === 'NotAllowedError') signals.onPause();
      });
    },
    pause: () => video.pause(),
    seek: (seconds) => {
      video.currentTime = seconds;
    },
    duration: () => (Number.isFinite(video.duration) ? video.duration : 0),
    volume: () => (video.muted ? 0 : video.volume),
    destroy: () => {
      finished.abort();
      video.pause();
      // Ends the download.
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
};
