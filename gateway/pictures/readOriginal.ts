/** The most bytes of a picture that are read to make a smaller one of it. */
export const mostOriginalBytes = 20_000_000;
const timeoutMs = 15_000;

/** A file that no smaller one can be made of: it is sent as it is. */
export class Unfit extends Error {
  override name = 'Unfit';
}

const bytesOf = async (answer: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The length that a header promises may be wrong.
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > mostOriginalBytes) throw new Unfit('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Reads a picture of the store, up to a size and for a while.
 * @throws Unfit for what is no raster picture or too large; Error when the store does not hand it out.
 */
export const readOriginal = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url, {
    // No format that the store would first have to make.
    headers: { Accept: 'image/*' },
    // Another host is not to be asked.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = answer.headers.get('content-type') ?? '';
  try {
    if (answer.status !== 200) throw new Error(`The store answers ${answer.status}.`);
    if (!type.startsWith('image/') || type.startsWith('image/svg')) throw new Unfit(`It is ${type}.`);
    if (Number(answer.headers.get('content-length')) > mostOriginalBytes) throw new Unfit('It is too large.');
    return await bytesOf(answer);
  } finally {
    if (answer.body?.locked === false) await answer.body.cancel();
  }
};
