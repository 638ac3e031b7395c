import { show } from './show';

// The first script has made it (boot.ts).
if (window.shopBoot) show(window.shopBoot);
