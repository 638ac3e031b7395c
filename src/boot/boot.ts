import { ask } from './ask';
import type { Handover } from './handover';
import { show } from './show';

window.prerenderReady = false;
const boot: Handover = (window.shopBoot = { responses: {}, show: () => show(boot) });
ask(boot);
