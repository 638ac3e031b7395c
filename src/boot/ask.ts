import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import { toRouteVariables } from '@/features/listing/listQuery';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import { askEarly } from './askEarly';
import type { Handover } from './handover';
import { isPreview } from './preview';

/** The paths that the shop knows itself, in one expression (build/compileBoot.js). */
declare const FIXED_PATHS: RegExp;

/**
 * Sends the first questions: what is at the path, and the shop's settings. It is the first thing that the page does, as
 * nothing takes longer than the answers.
 */
export const ask = (boot: Handover): void => {
  const { pathname, search } = location;
  // What would be asked for here is the shop as it is.
  if (CAPABILITIES.preview && (boot.isPreview = isPreview())) return;
  // A fixed path is known without asking the backend.
  if (!FIXED_PATHS.test(pathname)) {
    boot.route = askEarly<ResolveUrlQuery>(boot, 'ResolveURL', toRouteVariables({ pathname, search }));
  }
  boot.shopSettings = askEarly<ShopSettingsQuery>(boot, 'ShopSettings', {});
};
