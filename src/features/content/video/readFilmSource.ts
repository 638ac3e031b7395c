import { videoPlaces } from '@/kernel/video/videoSettings';
import { parseVideoSource, type VideoSource } from '@/kernel/video/videoSource';
import { warnOnce } from '../tree/warnOnce';

/** The film that an address leads to; one that leads to none is warned of. */
export const readFilmSource = (address: string | undefined): VideoSource | undefined => {
  const source = parseVideoSource(address, videoPlaces());
  if (!source) warnOnce(`The address of a film is not recognised: ${address ?? '(none)'}`);
  return source;
};
