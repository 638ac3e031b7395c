import { savedPreview } from '@/kernel/preview/previewValues';

/** Whether this page was opened as a preview whose values are gone: what is asked for now is the shop as it is. */
export const hasPreviewEnded = (): boolean =>
  CAPABILITIES.preview && window.shopBoot?.isPreview === true && savedPreview() === undefined;
