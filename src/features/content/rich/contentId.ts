import { contentIdPrefix } from '@/kernel/routing/contentIdPrefix';

/**
 * The id under which the shop shows what an editor named, by id or, as old links are, by name. Its prefix keeps it from
 * taking the place of one of the shop's own, or of a global name.
 */
export const contentId = ({ dataset }: HTMLElement): string | undefined =>
  dataset.contentId && contentIdPrefix + dataset.contentId;
