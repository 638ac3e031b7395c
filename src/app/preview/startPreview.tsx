import type { ApolloLink } from '@apollo/client';
import type { ComponentType } from 'react';
import { dropPreview, previewTimeLeft, savedPreview } from '@/kernel/preview/previewValues';
import { PreviewBar } from './PreviewBar';
import { createPreviewLink } from './previewLink';
import { createPreviewState } from './previewState';

/** A preview of the shop as of a version. */
export interface Preview {
  /** Sends what is previewed with the values, as long as there are any. */
  link: ApolloLink;
  /** Says which version is shown, and ends it. */
  Bar: ComponentType;
  /** Whether the values are gone: what comes next is the shop as it is, and is not mixed with what was previewed. */
  hasEnded: () => boolean;
}

/**
 * Begins the preview that was asked for. Its values are removed ten seconds after they came.
 * @param leave ends the preview at once: shows the page as it is.
 */
export const startPreview = (leave = (): void => window.location.reload()): Preview => {
  const state = createPreviewState(savedPreview()?.version);
  window.setTimeout(() => {
    dropPreview();
    state.end();
    if (window.shopBoot) window.shopBoot.hasPreviewEnded = true;
  }, previewTimeLeft());
  const exit = (): void => {
    dropPreview();
    leave();
  };
  return {
    link: createPreviewLink({ values: savedPreview, onRefused: state.refuse }),
    Bar: () => <PreviewBar state={state} onExit={exit} />,
    hasEnded: () => state.current().hasEnded,
  };
};
