/** What became of an attempt to share. */
export type Shared = 'shared' | 'copied' | 'failed';

/** A page, or a text that names some. */
export interface Shareable {
  title: string;
  text?: string;
  /** With its origin. */
  url?: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares something by what the device has for that (Web Share API), or copies its text or address. Never throws; somebody who
 * closes the device's own sheet has shared as much as they wanted to.
 */
export const share = async ({ title, text, url }: Shareable): Promise<Shared> => {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, ...(text && { text }), ...(url && { url }) });
      return 'shared';
    }
    // Absent where the page is not served securely.
    const clipboard: Clipboard | undefined = window.navigator.clipboard;
    if (!clipboard) return 'failed';
    await clipboard.writeText(text ?? url ?? title);
    return 'copied';
  } catch (error) {
    return isGivenUp(error) ? 'shared' : 'failed';
  }
};
