import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The choice of options for a card, in a chunk of its own: its plus loads it when the pointer or the focus comes near. */
export const lazyCardOptions = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-options" */ './CardOptionsDialog')).CardOptionsDialog,
);
