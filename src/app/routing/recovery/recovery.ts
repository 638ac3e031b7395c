/** What is loaded when the backend refuses a list, or knows nothing at a path: one file for what few visits need. */
export { toCorrection } from './listCorrection';
export { toCounterpart } from './magentoAddresses';
