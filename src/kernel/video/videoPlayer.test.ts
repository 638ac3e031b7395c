import type { DriverOptions, DriverSignals } from './videoDriver';
import { createVideoPlayer, type VideoEvents, type VideoPlayerOptions } from './videoPlayer';
import type { VideoSource } from './videoSource';

const film: VideoSource = { service: 'file', url: '/a.mp4' };

/** A player of no service, which does what it is told and nothing else. */
const open = (source: VideoSource = film, options: Partial<VideoPlayerOptions> = {}) => {
  const commands: string[] = [];
  const told: (readonly [keyof VideoEvents, unknown])[] = [];
  let signals: DriverSignals | undefined;
  let given: DriverOptions | undefined;
  let volume = 1;
  const player = createVideoPlayer(
    source,
    { place: document.createElement('div'), title: 'Film', hasControls: true, isMuted: false, ...options },
    (_, driverOptions, driverSignals) => {
      signals = driverSignals;
      given = driverOptions;
      return {
        play: () => commands.push('play'),
        pause: () => commands.push('pause'),
        seek: (seconds) => commands.push(`seek ${seconds}`),
        duration: () => 10,
        volume: () => volume,
        destroy: () => commands.push('destroy'),
      };
    },
  );
  for (const name of ['ready', 'started', 'play', 'pause', 'ended', 'timeupdate', 'volumechange', 'error'] as const) {
    player.on(name, (detail) => told.push([name, detail]));
  }
  if (!signals || !given) throw new Error('The player was not opened.');
  return {
    player,
    commands,
    signals,
    given,
    names: () => told.map(([name]) => name),
    told,
    setVolume: (now: number) => (volume = now),
  };
};

let seeVisible: ((isVisible: boolean) => void) | undefined;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    seeVisible = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe = jest.fn();
  disconnect = () => (seeVisible = undefined);
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('what is wanted before the player is ready happens then', () => {
  const { player, commands, signals, names } = open();
  player.play();
  expect(commands).toEqual([]);
  signals.onReady();
  signals.onPlay();
  signals.onTime(1);
  player.pause();
  signals.onPause();
  player.play();
  signals.onPlay();
  expect(commands).toEqual(['play', 'pause', 'play']);
  expect(names()).toEqual(['ready', 'started', 'play', 'timeupdate', 'pause', 'play']);
});

test('a loop starts again at the start time, a tenth of a second before the end', () => {
  const { player, commands, signals, names, given } = open({ ...film, start: 2 }, { isLoop: true });
  expect(given.start).toBe(2);
  player.play();
  signals.onReady();
  signals.onPlay();
  signals.onTime(9.8);
  expect(commands).toEqual(['play']);
  signals.onTime(9.9);
  signals.onTime(9.95);
  expect(commands).toEqual(['play', 'seek 2', 'play']);
  signals.onTime(2);
  signals.onEnded();
  expect(commands).toEqual(['play', 'seek 2', 'play', 'seek 2', 'play']);
  expect(names()).not.toContain('ended');
});

test('an end time ends the film, once', () => {
  const { player, commands, signals, names } = open({ ...film, end: 4 });
  player.play();
  signals.onReady();
  signals.onPlay();
  signals.onTime(4.1);
  signals.onPause();
  signals.onTime(4.2);
  expect(commands).toEqual(['play', 'pause']);
  expect(names().filter((name) => name === 'ended')).toHaveLength(1);
});

test('a film without a loop ends where it ends', () => {
  const { player, commands, signals, names } = open();
  player.play();
  signals.onReady();
  signals.onPlay();
  signals.onTime(9.95);
  expect(names()).not.toContain('ended');
  signals.onEnded();
  expect(names().at(-1)).toBe('ended');
  expect(commands).toEqual(['play']);
  player.play();
  expect(commands).toEqual(['play', 'seek 0', 'play']);
});

test('it plays only while it can be seen, if so wanted', () => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
  const { player, commands, signals } = open(film, { isOnlyWhileVisible: true });
  player.play();
  signals.onReady();
  expect(commands).toEqual([]);
  seeVisible?.(true);
  signals.onPlay();
  seeVisible?.(false);
  // In the window again before the player has paused.
  seeVisible?.(true);
  signals.onPause();
  signals.onPlay();
  expect(commands).toEqual(['play', 'pause', 'play']);
  // A film that the visitor paused stays paused.
  player.pause();
  signals.onPause();
  seeVisible?.(false);
  seeVisible?.(true);
  expect(commands).toEqual(['play', 'pause', 'play', 'pause']);
  player.destroy();
  expect(seeVisible).toBeUndefined();
});

test("the player's own controls count", () => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
  const { player, commands, signals } = open(film, { isOnlyWhileVisible: true });
  seeVisible?.(true);
  player.play();
  signals.onReady();
  signals.onPlay();
  signals.onPause();
  seeVisible?.(false);
  seeVisible?.(true);
  expect(commands).toEqual(['play']);
  signals.onPlay();
  seeVisible?.(false);
  expect(commands).toEqual(['play', 'pause']);
});

test('changes of the volume are found by asking every 150 ms', async () => {
  jest.useFakeTimers();
  const { player, signals, told, setVolume } = open();
  signals.onReady();
  await jest.advanceTimersByTimeAsync(150);
  setVolume(0.4);
  await jest.advanceTimersByTimeAsync(149);
  expect(told).toEqual([['ready', undefined]]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told.at(-1)).toEqual(['volumechange', 0.4]);
  player.destroy();
  setVolume(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toHaveLength(2);
});

test('an error is an event and nothing else', () => {
  const logged = jest.spyOn(console, 'error');
  const { signals, told } = open();
  const cause = new Error('no film');
  signals.onError(cause);
  expect(told).toEqual([['error', cause]]);
  expect(logged).not.toHaveBeenCalled();
});

test('who no longer listens is told nothing', () => {
  const { player, signals } = open();
  const listener = jest.fn();
  player.on('ready', listener)();
  signals.onReady();
  expect(listener).not.toHaveBeenCalled();
});
