import { loadPlayerScript } from './loadPlayerScript';
import { createPlayerFrame } from './playerFrame';
import { type DriverOptions, type DriverSignals, type VideoDriver, volumePollMs } from './videoDriver';
import { videoSettings } from './videoSettings';
import type { HostedVideo } from './videoSource';

/** The service's player, as far as the shop uses it. */
interface YoutubePlayer {
  playVideo: () => void;
  pauseVideo: () => void;
  seekTo: (seconds: number, allowSeekAhead: boolean) => void;
  getDuration: () => number;
  getCurrentTime: () => number;
  /** 0 to 100. */
  getVolume: () => number;
  /** Ids of the films of a list; null or none for a single film. */
  getPlaylist?: () => string[] | null;
  getPlaylistIndex?: () => number;
  isMuted: () => boolean;
  mute: () => void;
  destroy: () => void;
}

interface YoutubeEvents {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
}

interface YoutubeApi {
  Player: new (frame: HTMLIFrameElement, options: { events: YoutubeEvents }) => YoutubePlayer;
}

const states = { ended: 0, playing: 1, paused: 2 } as const;

const isApi = (value: unknown): value is YoutubeApi =>
  typeof value === 'object' && value !== null && 'Player' in value && typeof value.Player === 'function';

const findApi = (): YoutubeApi | undefined => {
  const api: unknown = Reflect.get(window, 'YT');
  return isApi(api) ? api : undefined;
};

const createFrame = ({ id, list }: HostedVideo, options: DriverOptions): HTMLIFrameElement =>
  createPlayerFrame(
    videoSettings().youtubePlayerUrl,
    id,
    {
      list,
      enablejsapi: '1',
      origin: window.location.origin,
      playsinline: '1',
      rel: '0',
      iv_load_policy: '3',
      controls: options.hasControls ? '1' : '0',
      disablekb: options.hasControls ? undefined : '1',
      mute: options.isMuted ? '1' : undefined,
      start: options.start > 0 ? String(Math.floor(options.start)) : undefined,
    },
    options,
  );

/** Opens a film of YouTube: the frame at once, the script that speaks to it on demand. */
export const openYoutube = (source: HostedVideo, options: DriverOptions, signals: DriverSignals): VideoDriver => {
  const frame = createFrame(source, options);
  let player: YoutubePlayer | undefined;
  let timer: number | undefined;
  let isDestroyed = false;

  /** Each film of a list ends; then the next one begins. */
  const isLast = (): boolean => {
    const films = player?.getPlaylist?.() ?? [];
    return (player?.getPlaylistIndex?.() ?? 0) >= films.length - 1;
  };

  const follow = (state: number): void => {
    window.clearInterval(timer);
    if (state === states.playing) {
      timer = window.setInterval(() => signals.onTime(player?.getCurrentTime() ?? 0), volumePollMs);
      signals.onPlay();
    }
    if (state === states.paused) signals.onPause();
    if (state === states.ended && isLast()) signals.onEnded();
  };

  const start = async (): Promise<void> => {
    const api = await loadPlayerScript(videoSettings().youtubeScriptUrl, findApi);
    if (isDestroyed) return;
    const created = new api.Player(frame, {
      events: {
        onReady: () => {
          if (isDestroyed) return;
          player = created;
          if (options.isMuted) created.mute();
          signals.onReady();
        },
        onStateChange: ({ data }) => follow(data),
        onError: ({ data }) => signals.onError(new Error(`YouTube's player failed (${data}).`)),
      },
    });
  };

  options.place.append(frame);
  start().catch((error: unknown) => {
    if (!isDestroyed) signals.onError(error);
  });

  return {
    play: () => player?.playVideo(),
    pause: () => player?.pauseVideo(),
    seek: (seconds) => player?.seekTo(seconds, true),
    duration: () => player?.getDuration() ?? 0,
    volume: () => (!player || player.isMuted() ? 0 : player.getVolume() / 100),
    destroy: () => {
      isDestroyed = true;
      window.clearInterval(timer);
      player?.destroy();
      frame.remove();
    },
  };
};
