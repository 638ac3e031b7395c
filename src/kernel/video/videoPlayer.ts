import { openFile } from './fileDriver';
import { type DriverOptions, type DriverSignals, type VideoDriver, volumePollMs } from './videoDriver';
import type { VideoSource } from './videoSource';
import { openVimeo } from './vimeoDriver';
import { openYoutube } from './youtubeDriver';
import { watchVisibility } from '@/kernel/viewport/watchVisibility';

/** Events of a player. */
export interface VideoEvents {
  ready: undefined;
  /** The first play. */
  started: undefined;
  play: undefined;
  pause: undefined;
  ended: undefined;
  /** Seconds. */
  timeupdate: number;
  /** 0 to 1. */
  volumechange: number;
  /** Failures are told here and nowhere else. */
  error: unknown;
}

export interface VideoPlayerOptions extends Omit<DriverOptions, 'start'> {
  /** Starts again at the start time, for ever. */
  isLoop?: boolean;
  /** Plays only while some of it is in the window, and goes on when it is again. */
  isOnlyWhileVisible?: boolean;
}

export interface VideoPlayer {
  /** Plays as soon as the player is ready. */
  play: () => void;
  pause: () => void;
  /** Returns what ends the listening. */
  on: <Name extends keyof VideoEvents>(name: Name, listener: (detail: VideoEvents[Name]) => void) => () => void;
  destroy: () => void;
}

/** A loop ends so many seconds before the film does: at the very end players show their own still. */
const loopMargin = 0.1;

type Open = (source: VideoSource, options: DriverOptions, signals: DriverSignals) => VideoDriver;

/** Opens the player of the film's service. */
const openDriver: Open = (source, options, signals) => {
  if (source.service === 'file') return openFile(source, options, signals);
  return source.service === 'youtube' ? openYoutube(source, options, signals) : openVimeo(source, options, signals);
};

type Listeners = { [Name in keyof VideoEvents]: Set<(detail: VideoEvents[Name]) => void> };

const noListeners = (): Listeners => ({
  ready: new Set(),
  started: new Set(),
  play: new Set(),
  pause: new Set(),
  ended: new Set(),
  timeupdate: new Set(),
  volumechange: new Set(),
  error: new Set(),
});

/**
 * One player for the films of both services and for files: start and end time, loop, visibility and events are the same.
 * @param open opens the player of the service; another one in tests.
 */
export const createVideoPlayer = (
  source: VideoSource,
  { isLoop = false, isOnlyWhileVisible = false, ...options }: VideoPlayerOptions,
  open: Open = openDriver,
): VideoPlayer => {
  const listeners = noListeners();
  const start = source.start ?? 0;
  let isReady = false;
  let isWanted = false;
  let isVisible = !isOnlyWhileVisible;
  let isPlaying = false;
  /** Request to the player that is still pending; every other change is the visitor's. */
  let asked: 'play' | 'pause' | undefined;
  let hasStarted = false;
  let isAtEnd = false;
  let isFinished = false;
  let volume: number | undefined;
  let timer: number | undefined;

  const emit = <Name extends keyof VideoEvents>(name: Name, detail: VideoEvents[Name]): void =>
    listeners[name].forEach((listener) => listener(detail));

  /** Has the player do what is wanted now. */
  const update = (): void => {
    if (!isReady) return;
    const shouldPlay = isWanted && isVisible;
    if (shouldPlay === isPlaying) return;
    asked = shouldPlay ? 'play' : 'pause';
    if (shouldPlay && isFinished) driver.seek(start);
    if (shouldPlay) isFinished = false;
    driver[asked]();
  };

  const pollVolume = async (): Promise<void> => {
    const now = await driver.volume();
    if (volume !== undefined && now !== volume) emit('volumechange', now);
    volume = now;
  };

  const restart = (): void => {
    isAtEnd = true;
    driver.seek(start);
    driver.play();
  };

  const finish = (): void => {
    isWanted = false;
    isPlaying = false;
    isFinished = true;
    emit('ended', undefined);
  };

  const endTime = (): number => {
    const duration = driver.duration();
    const margin = isLoop && duration > 0 ? duration - loopMargin : Infinity;
    return Math.min(source.end ?? Infinity, margin);
  };

  const signals: DriverSignals = {
    onReady: () => {
      isReady = true;
      timer = window.setInterval(() => void pollVolume().catch(() => undefined), volumePollMs);
      emit('ready', undefined);
      update();
    },
    onPlay: () => {
      const isNews = !isPlaying;
      isPlaying = true;
      if (asked !== 'play') isWanted = true;
      asked = undefined;
      if (!hasStarted) emit('started', undefined);
      hasStarted = true;
      if (isNews) emit('play', undefined);
      update();
    },
    onPause: () => {
      if (!isPlaying && asked !== 'play') return;
      isPlaying = false;
      if (asked !== 'pause') isWanted = false;
      asked = undefined;
      emit('pause', undefined);
      update();
    },
    onEnded: () => {
      if (isLoop) restart();
      else if (isWanted || isPlaying) finish();
    },
    onTime: (seconds) => {
      emit('timeupdate', seconds);
      if (seconds < endTime()) {
        isAtEnd = false;
      } else if (!isAtEnd && isLoop) {
        restart();
      } else if (!isAtEnd && isPlaying) {
        isAtEnd = true;
        driver.pause();
        finish();
      }
    },
    onError: (cause) => emit('error', cause),
  };

  const driver = open(source, { ...options, start }, signals);
  const stopWatching = isOnlyWhileVisible
    ? watchVisibility(options.place, (now) => {
        isVisible = now;
        update();
      })
    : undefined;

  return {
    play: () => {
      isWanted = true;
      update();
    },
    pause: () => {
      isWanted = false;
      update();
    },
    on: (name, listener) => {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
    destroy: () => {
      window.clearInterval(timer);
      stopWatching?.();
      Object.values(listeners).forEach((set) => set.clear());
      driver.destroy();
    },
  };
};
