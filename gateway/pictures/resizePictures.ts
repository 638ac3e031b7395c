import { createHash } from 'node:crypto';

import { BadParameter } from '../../backend/media/service/imageParameters';
import { QueueFull, RenderQueue } from '../../backend/media/service/renderQueue';
import { failureHeaders, secureResponse } from '../../backend/http/securityHeaders';
import { BoundedFiles } from './boundedFiles';
import { makeSize } from './makeSize';
import { readOriginal, Unfit } from './readOriginal';
import { nameOfSize, type WantedSize, wantedSize } from './wantedSize';

export interface ResizerOptions {
  /** Where the store has its media, with a slash at the end; nothing else is ever asked. */
  mediaBase: string;
  /** Folder for what is made; may be deleted at any time. */
  folder: string;
  /** The most bytes that it may take. */
  mostBytes: number;
  /** Is told why a picture came in no size, in a sentence for a person. */
  report: (sentence: string) => void;
}

/** Originals that are read at a time, and made smaller at a time. */
const readingSlots = 6;
const makingSlots = 2;
const mostWaiting = 200;

/** An editor may put another picture at the same address: what was made before is then sent a last time. */
const freshMs = 24 * 60 * 60 * 1000;
const cacheControl = 'public, max-age=2592000';

/** Runs work once for all who ask for it while it runs. */
const onceAtATime = <Value>() => {
  const running = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const current = running.get(key);
    if (current) return current;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

const pictureAnswer = (request: Request, bytes: Buffer, { format }: WantedSize): Response => {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': cacheControl, Vary: 'Accept', ETag: tag };
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': `image/${format}`, 'Content-Length': String(bytes.length) },
  });
};

/**
 * Makes the function that answers requests for a size of one of the store's pictures: each is made once and kept. It answers
 * undefined where no size is asked for and where none can be made: the picture is then passed on as it is.
 */
export const createResizer = ({ mediaBase, folder, mostBytes, report }: ResizerOptions) => {
  const files = new BoundedFiles(folder, mostBytes);
  const reading = new RenderQueue(readingSlots, mostWaiting);
  const making = new RenderQueue(makingSlots, mostWaiting);
  const readOnce = onceAtATime<Buffer>();
  const findOnce = onceAtATime<Buffer>();
  const makeOnce = onceAtATime<Buffer>();

  /** The bytes of a size; none for a picture that has no sizes. */
  const make = async (name: string, wanted: WantedSize): Promise<Buffer> => {
    const { path } = wanted;
    const bytes = await readOnce(path, () => reading.run(() => readOriginal(mediaBase + path)))
      .then((original) => making.run(() => makeSize(original, wanted)))
      .catch((error: unknown) => {
        if (!(error instanceof Unfit)) throw error;
        report(`/media/${path} is sent as it is: ${error.message}`);
        return Buffer.alloc(0);
      });
    await files.write(name, bytes);
    return bytes;
  };

  const findOrMake = async (name: string, wanted: WantedSize): Promise<Buffer> => {
    const kept = await files.read(name);
    if (!kept) return make(name, wanted);
    if (Date.now() - kept.writtenMs > freshMs) {
      // Nobody waits for it; should it fail, what is kept is good for now.
      makeOnce(name, () => make(name, wanted)).catch(() => undefined);
    }
    return kept.bytes;
  };

  const sizeOf = (wanted: WantedSize): Promise<Buffer> => {
    const name = nameOfSize(mediaBase, wanted);
    return findOnce(name, () => findOrMake(name, wanted));
  };

  return async (request: Request): Promise<Response | undefined> => {
    try {
      const wanted = wantedSize(request);
      if (!wanted) return undefined;
      const bytes = await sizeOf(wanted);
      return bytes.length > 0 ? secureResponse(pictureAnswer(request, bytes, wanted)) : undefined;
    } catch (error) {
      if (error instanceof BadParameter) return new Response(error.message, { status: 400, headers: failureHeaders });
      // What the store answers instead is said by what passes the request on.
      if (error instanceof QueueFull)
        report('More pictures are asked for than can be made: some are sent as they are.');
      return undefined;
    }
  };
};
