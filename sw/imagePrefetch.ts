/** More would cost the shopper's line more than it gains. */
const maxPerMessage = 20;

/** Only pictures of the shop itself are fetched ahead, each once. */
export const prefetchable = (urls: readonly string[], origin: string): string[] => {
  const own = urls.flatMap((url) => {
    const parsed = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
    return parsed?.origin === origin && parsed.pathname.startsWith('/media/') ? [parsed.href] : [];
  });
  return [...new Set(own)].slice(0, maxPerMessage);
};

/** Fetches pictures into the cache; one that fails is nobody's loss. */
export const prefetchImages = async (
  urls: readonly string[],
  origin: string,
  fetchPicture: (url: string) => Promise<unknown>,
): Promise<void> => {
  await Promise.allSettled(prefetchable(urls, origin).map(fetchPicture));
};
