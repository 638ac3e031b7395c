import type { DriverOptions } from './videoDriver';
import { createVideoPlayer, type VideoEvents } from './videoPlayer';
import type { HostedVideo } from './videoSource';

const youtube: HostedVideo = { service: 'youtube', id: 'hmfEimZ9kM0' };
const vimeo: HostedVideo = { service: 'vimeo', id: '76979871', hash: '8272103f6e' };

const open = (source: HostedVideo, options: Partial<DriverOptions> = {}) => {
  const place = document.createElement('div');
  document.body.append(place);
  const told: (readonly [keyof VideoEvents, unknown])[] = [];
  const player = createVideoPlayer(source, { place, title: 'A film', hasControls: true, isMuted: false, ...options });
  for (const name of ['ready', 'started', 'play', 'pause', 'ended', 'timeupdate', 'error'] as const) {
    player.on(name, (detail) => told.push([name, detail]));
  }
  return { player, told, names: () => told.map(([name]) => name), frame: place.querySelector('iframe') };
};

const script = (part: string) => document.querySelector<HTMLScriptElement>(`script[src*="${part}"]`);
const arrive = (part: string, type: 'load' | 'error') => script(part)?.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

interface YoutubeEvents {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
}

describe('YouTube', () => {
  const api = () => {
    const commands: string[] = [];
    let events: YoutubeEvents | undefined;
    class Player {
      constructor(_: HTMLIFrameElement, options: { events: YoutubeEvents }) {
        ({ events } = options);
      }
      playVideo = () => commands.push('play');
      pauseVideo = () => commands.push('pause');
      seekTo = (seconds: number) => commands.push(`seek ${seconds}`);
      getDuration = () => 60;
      getCurrentTime = () => 7;
      getVolume = () => 50;
      isMuted = () => false;
      mute = () => commands.push('mute');
      destroy = () => commands.push('destroy');
    }
    Object.assign(window, { YT: { Player } });
    return { commands, events: () => events };
  };

  test('a script that fails is an error event, and the next film tries again', async () => {
    const first = open(youtube);
    expect(script('/youtube/')).not.toBeNull();
    arrive('/youtube/', 'error');
    await jest.advanceTimersByTimeAsync(0);
    expect(first.names()).toEqual(['error']);
    expect(script('/youtube/')).toBeNull();
    open(youtube).player.destroy();
    expect(script('/youtube/')).not.toBeNull();
    arrive('/youtube/', 'error');
    await jest.advanceTimersByTimeAsync(0);
  });

  test('a player that never gets ready is an error event', async () => {
    const { names } = open(youtube);
    arrive('/youtube/', 'load');
    await jest.advanceTimersByTimeAsync(10_100);
    expect(names()).toEqual(['error']);
  });

  test('the frame stands at once; the player is looked for every 20 ms once its script is there', async () => {
    const { player, told, names, frame } = open({ ...youtube, start: 5 }, { isMuted: true, hasControls: false });
    player.play();
    expect(frame?.title).toBe('A film');
    expect([frame?.width, frame?.height]).toEqual(['1280', '720']);
    const url = new URL(frame?.src ?? '');
    expect(url.pathname).toBe('/video/youtube/embed/hmfEimZ9kM0');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      enablejsapi: '1',
      controls: '0',
      mute: '1',
      start: '5',
    });
    await jest.advanceTimersByTimeAsync(40);
    const { commands, events } = api();
    await jest.advanceTimersByTimeAsync(19);
    await jest.advanceTimersByTimeAsync(1);
    events()?.onReady();
    expect(commands).toEqual(['mute', 'play']);
    events()?.onStateChange({ data: 1 });
    await jest.advanceTimersByTimeAsync(150);
    expect(told.at(-1)).toEqual(['timeupdate', 7]);
    events()?.onStateChange({ data: 2 });
    events()?.onStateChange({ data: 1 });
    events()?.onStateChange({ data: 0 });
    events()?.onError({ data: 150 });
    expect(names()).toEqual(['ready', 'started', 'play', 'timeupdate', 'pause', 'play', 'ended', 'error']);
    player.destroy();
    expect(commands.at(-1)).toBe('destroy');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('its script is loaded once', () => {
    open(youtube);
    open(youtube);
    expect(document.querySelectorAll('script[src*="/youtube/"]')).toHaveLength(1);
  });
});

describe('Vimeo', () => {
  test('the same events come from its player', async () => {
    const commands: string[] = [];
    const heard = new Map<string, (detail: { seconds: number; duration: number }) => void>();
    const does = (command: string) => () => Promise.resolve(commands.push(command));
    class Player {
      ready = () => Promise.resolve();
      on = (name: string, listener: (detail: { seconds: number; duration: number }) => void) =>
        heard.set(name, listener);
      play = does('play');
      pause = () => Promise.reject(new Error('overtaken'));
      setCurrentTime = does('seek');
      setMuted = does('mute');
      getDuration = () => Promise.resolve(10);
      getVolume = () => Promise.resolve(1);
      getMuted = () => Promise.resolve(false);
    }
    const { player, names, frame } = open(vimeo, { isMuted: true });
    player.play();
    expect(new URL(frame?.src ?? '').pathname).toBe('/video/vimeo/video/76979871');
    expect(new URL(frame?.src ?? '').searchParams.get('h')).toBe('8272103f6e');
    Object.assign(window, { Vimeo: { Player } });
    arrive('/vimeo/', 'load');
    await jest.advanceTimersByTimeAsync(50);
    expect(commands).toEqual(['mute', 'play']);
    const tell = (name: string, seconds = 1) => heard.get(name)?.({ seconds, duration: 10 });
    tell('play');
    tell('timeupdate');
    player.pause();
    tell('pause');
    player.play();
    tell('play');
    tell('pause', 10);
    tell('ended', 10);
    tell('error');
    await jest.advanceTimersByTimeAsync(200);
    expect(names()).toEqual(['ready', 'started', 'play', 'timeupdate', 'pause', 'play', 'ended', 'error']);
    player.destroy();
    tell('play');
    expect(names()).toHaveLength(8);
  });
});
