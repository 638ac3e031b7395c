import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import type { ShopSettings } from '@/kernel/app/settings';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';

/** An answer as GraphQL gives it. */
export interface EarlyResult<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: readonly { message: string }[];
}

/** An answer with its question: address and headers. */
export interface FirstAnswer {
  url: string;
  headers: Record<string, string>;
  answer: EarlyResult;
}

/**
 * Draws the beginning of a content page (contentView.ts, a script of its own).
 * @param html as the backend sent it.
 * @param isFirst whether no heading of the page stands above it.
 * @param trust vouches for a text that becomes a tree which is never part of the page.
 * @param known settings of the boot script, with the store's media base: the script has its own otherwise, without it.
 * @returns its element, and what loads the pictures that are in the window, once it is in its place.
 */
export type ContentView = (
  html: string,
  isFirst: boolean,
  trust: (html: string) => string,
  known: ShopSettings,
) => { element: HTMLElement; loadPictures: () => void };

/** Data that the boot script leaves for the bundle. */
export interface Handover {
  /** Answers under way by `handoverKey`. */
  responses: Record<string, Promise<EarlyResult>>;
  /** The questions whose answers are from an earlier visit: they are asked again once the page is there. */
  kept?: string[];
  /** What a guest was told: a worker that was not there yet keeps it for the next visit. */
  asked?: FirstAnswer[];
  /** What is at the path of the page; undefined where the shop knows it itself. */
  route?: Promise<EarlyResult<ResolveUrlQuery>>;
  shopSettings?: Promise<EarlyResult<ShopSettingsQuery>>;
  /** Ends when the shop's styles are there. */
  styles?: Promise<unknown>;
  /** Ends when the first picture is there, or will not come; undefined until it is known. */
  picture?: Promise<unknown>;
  /** Ends when the fonts of the first view are there, or will not come. */
  fonts?: Promise<unknown>;
  /** Set by its script. */
  contentView?: ContentView;
  /** An editor looks at a version of the shop: nothing was asked for ahead. */
  isPreview?: boolean;
  /** What was shown of that version stays on screen; what is asked for now is the shop as it is. */
  hasPreviewEnded?: boolean;
}

declare global {
  interface Window {
    shopBoot?: Handover;
    prerenderReady?: boolean;
  }
}

/** Names a question by its operation and variables. */
export const handoverKey = (operationName: string, variables: object): string =>
  `${operationName} ${JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
