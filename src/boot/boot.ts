import { ask } from './ask';
import type { Handover } from './handover';

/** The paths that have the checkout's document, in one expression (build/compileBoot.js). */
declare const OWN_DOCUMENTS: RegExp;

window.prerenderReady = false;
const boot: Handover = (window.shopBoot = { responses: {} });
ask(boot);
// The checkout's header comes with the rest of this script, and has no strip: the browser may paint before.
if (BRAND.hasTopStrip && OWN_DOCUMENTS.test(location.pathname))
  document.querySelector('#boot > header > [data-on-ink]')?.remove();
