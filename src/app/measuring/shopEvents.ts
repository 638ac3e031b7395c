/** A product in an event: what the catalogue says, nothing about the visitor. */
export interface EventItem {
  sku: string;
  name: string;
  /** In whole units of the currency; undefined where the page does not say. */
  price?: number;
  currency?: string;
  quantity?: number;
  /** Place in its list, from 0. */
  index?: number;
}

/** An amount in whole units of its currency. */
interface EventAmount {
  value: number;
  currency: string;
}

/** The kinds of pages; fixed ones are known by their path. */
export type PageKind = 'home' | 'cms' | 'category' | 'product' | 'location' | 'static' | 'notFound' | 'error';

/**
 * What happens in the shop, as integrations are told of it. Nothing personal: no name, address, e-mail or id of a person,
 * and no query or hash of an address, which may hold a token.
 */
export type ShopEvent =
  | { kind: 'page'; path: string; page: PageKind }
  | { kind: 'product'; item: EventItem }
  | { kind: 'list'; list: string; items: readonly EventItem[] }
  | { kind: 'click'; list: string; item: EventItem }
  | { kind: 'add'; items: readonly EventItem[] }
  | { kind: 'remove'; items: readonly EventItem[] }
  | { kind: 'checkoutStep'; step: 'begin' | 'shipping' | 'payment'; items: readonly EventItem[] }
  | { kind: 'purchase'; order: string; total: EventAmount | undefined; items: readonly EventItem[] }
  | { kind: 'search'; term: string }
  | { kind: 'signIn' };

/** Is told of every event. */
export type EventListener = (event: ShopEvent) => void;

/** The one stream of events. */
export interface EventStream {
  emit: EventListener;
  /** @returns the function that ends it. */
  subscribe: (listener: EventListener) => () => void;
}

/**
 * Makes a stream. A listener that throws neither stops the others nor the shop.
 * @param onFailure is told what a listener threw.
 */
export const createEventStream = (onFailure: (error: unknown) => void): EventStream => {
  const listeners = new Set<EventListener>();
  return {
    emit: (event) => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
