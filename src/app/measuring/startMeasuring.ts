import { log } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';
import type { ShopNavigator } from '../routing/navigator';
import type { ShopStore } from '../store';
import { pushToDataLayer } from './dataLayer';
import type { MeasuringSettings } from './measuringSettings';
import { observeCart } from './observeCart';
import { observePages } from './observePages';
import { observeState } from './observeState';
import { createEventStream, type EventListener } from './shopEvents';
import { createToldSteps } from './toldSteps';
import { reportWebVitals } from './webVitals';

/** Integrations by the name that `SHOP_MEASURING` gives them. A new one is a row. */
const integrations: Readonly<Record<string, EventListener>> = { 'data-layer': pushToDataLayer };

const pagePath = (navigator: ShopNavigator): string => {
  const { location, outcome } = navigator.shown();
  return outcome.kind === 'resolved' && outcome.page.type === 'static' ? outcome.page.path : location.pathname;
};

/**
 * Measures how the shop is used, with the visitor's consent only: its caller asks for that.
 * @returns the function that ends it, for a consent that is withdrawn.
 */
export const startMeasuring = (
  { integrations: names, vitalsUrl }: MeasuringSettings,
  services: ThunkServices,
  store: ShopStore,
  navigator: ShopNavigator,
): (() => void) => {
  const stream = createEventStream((error) => log.error('An integration failed:', error));
  for (const name of names) {
    const listener = integrations[name];
    if (listener) stream.subscribe(listener);
    else log.warn(`There is no integration '${name}'.`);
  }
  const cart = observeCart(services, store, stream.emit);
  const stops = [
    cart.stop,
    observePages(navigator, stream.emit),
    observeState(store, cart, createToldSteps(services.storage), stream.emit),
    ...(vitalsUrl === '' ? [] : [reportWebVitals(vitalsUrl, () => pagePath(navigator))]),
  ];
  return () => stops.forEach((stop) => stop());
};
