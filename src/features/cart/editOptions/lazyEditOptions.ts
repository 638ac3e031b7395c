import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** The dialog that changes the options of a line, in a chunk of its own. */
export const lazyEditOptions = lazyComponent(
  async () => (await import(/* webpackChunkName: "edit-options" */ './EditOptionsDialog')).EditOptionsDialog,
);
