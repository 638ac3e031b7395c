/** An encoding that the server has a file or a copy in. */
export type ContentEncoding = 'br' | 'gzip';

/** Weight of an encoding in an Accept-Encoding header (RFC 9110 §12.5.3): 0 when it is refused or not named. */
const weightOf = (accepted: string, encoding: ContentEncoding): number => {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return weights.get(encoding) ?? weights.get('*') ?? 0;
};

/** The smallest of the available encodings that the client accepts; null for the plain text. */
export const chooseEncoding = (
  accepted: string | null,
  available: readonly ContentEncoding[],
): ContentEncoding | null => {
  const candidates = (['br', 'gzip'] as const).filter((encoding) => available.includes(encoding));
  return candidates.find((encoding) => weightOf(accepted ?? '', encoding) > 0) ?? null;
};
