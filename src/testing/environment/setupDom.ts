import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { sourceMessages } from '@/kernel/i18n/sourceMessages';
import enGb from '@i18n/en_GB.json';
import brand from '../../../brand/halewell.json';
import './quickDiagnostics';
import './dialogElement';
import { eventInAct } from './eventInAct';
import './styleSheets';

// In the browser every module brings its own texts; here they are all there, uncompiled.
const brandTexts = Object.entries(brand.texts).map(([id, text]) => [id, text.en_GB]);
Object.assign(sourceMessages, enGb, Object.fromEntries(brandTexts));

// A busy machine makes tests slower, not wrong; and chunks are compiled when they are first asked for.
configure({
  asyncUtilTimeout: 20_000,
  eventWrapper: eventInAct,
});

// jsdom has no layout to scroll, and says so at every call.
window.scrollTo = () => undefined;
// It has the two numbers, but not the method that sets them.
Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number): void {
  if (typeof options !== 'object') return;
  if (options.top !== undefined) this.scrollTop = options.top;
  if (options.left !== undefined) this.scrollLeft = options.left;
};
