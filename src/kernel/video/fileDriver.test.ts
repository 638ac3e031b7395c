import { createVideoPlayer } from './videoPlayer';

const open = (isMuted = false) => {
  const place = document.createElement('div');
  const names: string[] = [];
  const player = createVideoPlayer(
    { service: 'file', url: '/a.mp4', start: 3 },
    { place, title: 'A film', hasControls: true, isMuted },
  );
  for (const name of ['ready', 'started', 'play', 'pause', 'ended', 'error'] as const) {
    player.on(name, () => names.push(name));
  }
  const video = place.querySelector('video');
  if (!video) throw new Error('There is no film.');
  const tell = (type: string) => video.dispatchEvent(new Event(type));
  return { player, names, video, tell };
};

let play: jest.SpyInstance<Promise<void>, []>;

beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a file plays in the browser, from its start time', () => {
  const { player, names, video, tell } = open(true);
  expect(video).toMatchObject({ width: 1280, height: 720, muted: true, controls: true, playsInline: true });
  expect(video).toHaveAttribute('aria-label', 'A film');
  player.play();
  expect(play).not.toHaveBeenCalled();
  tell('loadedmetadata');
  expect(video.currentTime).toBe(3);
  expect(play).toHaveBeenCalledTimes(1);
  tell('play');
  tell('pause');
  tell('play');
  tell('ended');
  tell('error');
  expect(names).toEqual(['ready', 'started', 'play', 'pause', 'play', 'ended', 'error']);
});

test('a browser that wants the visitor to begin is no failure: the film waits', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  const { player, names, tell } = open();
  player.play();
  tell('loadedmetadata');
  await Promise.resolve();
  await Promise.resolve();
  expect(names).toEqual(['ready', 'pause']);
});

test('a film that is closed ends its download', () => {
  const { player, names, video, tell } = open();
  player.destroy();
  expect(video.getAttribute('src')).toBeNull();
  tell('error');
  expect(names).toEqual([]);
});
