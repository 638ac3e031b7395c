/** Options with which a player is opened. */
export interface DriverOptions {
  /** Element that the player stands in; it fills it. */
  place: HTMLElement;
  /** Accessible name of the frame or film. */
  title: string;
  hasControls: boolean;
  isMuted: boolean;
  /** Seconds. */
  start: number;
}

/** Events of a player. Seconds, and volumes between 0 and 1. */
export interface DriverSignals {
  onReady: () => void;
  onPlay: () => void;
  onPause: () => void;
  onEnded: () => void;
  onTime: (seconds: number) => void;
  onError: (cause: unknown) => void;
}

/** A player of one service behind the interface that all share. Nothing may be asked of it before it is ready. */
export interface VideoDriver {
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** Seconds; 0 while it is not known. */
  duration: () => number;
  /** 0 to 1; 0 when muted. */
  volume: () => number | Promise<number>;
  destroy: () => void;
}

/** Size of a player until the page gives it another, in pixels. */
export const defaultVideoSize = { width: 1280, height: 720 } as const;

/** How often what a hosted player does not tell by itself is asked for, in milliseconds. */
export const volumePollMs = 150;
