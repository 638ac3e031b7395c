import { ask } from './ask';
import type { Handover } from './handover';

window.prerenderReady = false;
const boot: Handover = (window.shopBoot = { responses: {} });
ask(boot);
