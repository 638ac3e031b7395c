import { show } from './show';

// The script in the head has made it.
if (window.shopBoot) show(window.shopBoot);
