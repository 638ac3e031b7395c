import { loadPlayerScript } from './loadPlayerScript';
import { createPlayerFrame } from './playerFrame';
import type { DriverOptions, DriverSignals, VideoDriver } from './videoDriver';
import { videoSettings } from './videoSettings';
import type { HostedVideo } from './videoSource';

interface VimeoProgress {
  /** Seconds. */
  seconds: number;
  duration: number;
}

/** The service's player, as far as the shop uses it: everything is a message to its frame. */
interface VimeoPlayer {
  ready: () => Promise<unknown>;
  on: (event: string, listener: (detail: VimeoProgress) => void) => void;
  play: () => Promise<unknown>;
  pause: () => Promise<unknown>;
  setCurrentTime: (seconds: number) => Promise<unknown>;
  setMuted: (isMuted: boolean) => Promise<unknown>;
  getDuration: () => Promise<number>;
  getVolume: () => Promise<number>;
  getMuted: () => Promise<boolean>;
}

interface VimeoApi {
  Player: new (frame: HTMLIFrameElement) => VimeoPlayer;
}

const isApi = (value: unknown): value is VimeoApi =>
  typeof value === 'object' && value !== null && 'Player' in value && typeof value.Player === 'function';

const findApi = (): VimeoApi | undefined => {
  const api: unknown = Reflect.get(window, 'Vimeo');
  return isApi(api) ? api : undefined;
};

const createFrame = ({ id, hash }: HostedVideo, options: DriverOptions): HTMLIFrameElement =>
  createPlayerFrame(
    videoSettings().vimeoPlayerUrl,
    id,
    {
      h: hash,
      dnt: '1',
      playsinline: '1',
      controls: options.hasControls ? '1' : '0',
      muted: options.isMuted ? '1' : undefined,
    },
    options,
  );

/** Opens a film of Vimeo: the frame at once, the script that speaks to it on demand. */
export const openVimeo = (source: HostedVideo, options: DriverOptions, signals: DriverSignals): VideoDriver => {
  const frame = createFrame(source, options);
  let player: VimeoPlayer | undefined;
  let duration = 0;
  let isDestroyed = false;

  const whileOpen =
    <Detail>(tell: (detail: Detail) => void) =>
    (detail: Detail): void => {
      if (!isDestroyed) tell(detail);
    };
  /** A command that is overtaken by another one is no failure; real ones come as the player's error event. */
  const send = (command: Promise<unknown> | undefined): void => {
    command?.catch(() => undefined);
  };

  const start = async (): Promise<void> => {
    const api = await loadPlayerScript(videoSettings().vimeoScriptUrl, findApi);
    if (isDestroyed) return;
    const created = new api.Player(frame);
    created.on('play', whileOpen(signals.onPlay));
    created.on(
      'pause',
      whileOpen(({ seconds }) => (seconds < duration || duration === 0 ? signals.onPause() : undefined)),
    );
    created.on('ended', whileOpen(signals.onEnded));
    created.on(
      'timeupdate',
      whileOpen((progress) => {
        duration = progress.duration;
        signals.onTime(progress.seconds);
      }),
    );
    created.on('error', whileOpen(signals.onError));
    await created.ready();
    duration = await created.getDuration();
    if (options.isMuted) await created.setMuted(true);
    if (options.start > 0) await created.setCurrentTime(options.start);
    player = created;
    if (!isDestroyed) signals.onReady();
  };

  options.place.append(frame);
  start().catch(whileOpen(signals.onError));

  return {
    play: () => send(player?.play()),
    pause: () => send(player?.pause()),
    seek: (seconds) => send(player?.setCurrentTime(seconds)),
    duration: () => duration,
    volume: async () => (!player || (await player.getMuted()) ? 0 : player.getVolume()),
    destroy: () => {
      isDestroyed = true;
      frame.remove();
    },
  };
};
