import { readPageNumber } from '@/kernel/routing/pageNumber';

/** Codes of the states that orders can be filtered by, as every Magento has them. */
export const orderStates = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const;

export type OrderStateCode = (typeof orderStates)[number];

/** What orders are wanted; it stands in the address. */
export interface OrdersFilter {
  /** A part of an order number; '' for every order. */
  number: string;
  state: OrderStateCode | '';
  /** Days, YYYY-MM-DD, by the shopper's clock, both included; '' for no bound. */
  from: string;
  to: string;
}

/** State of the list in the address. */
export interface OrdersQuestion extends OrdersFilter {
  page: number;
}

/** Every order, from the newest on. */
export const allOrders: OrdersQuestion = { page: 1, number: '', state: '', from: '', to: '' };

const isState = (text: string): text is OrderStateCode => orderStates.some((state) => state === text);

const readDay = (text: string | null): string => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '')?.[0] ?? '';
  return Number.isNaN(Date.parse(day)) ? '' : day;
};

/** Reads the address; what makes no sense counts as not said, and so does what the backend cannot filter by. */
export const readOrdersQuestion = (search: string): OrdersQuestion => {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  return {
    page: readPageNumber(search),
    number: (query.get('number') ?? '').trim().slice(0, 50),
    ...(CAPABILITIES.orderFilters
      ? { state: isState(state) ? state : '', from: readDay(query.get('from')), to: readDay(query.get('to')) }
      : { state: '', from: '', to: '' }),
  };
};

/** Whether anything but every order is asked for. */
export const isFiltered = ({ number, state, from, to }: OrdersFilter): boolean =>
  [number, state, from, to].some((value) => value !== '');

/** The address of a page of the list. */
export const ordersPath = ({ page, ...filter }: OrdersQuestion): string => {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ...(page === 1 ? [] : [['page', String(page)]])]).toString();
  return query === '' ? '/order-history' : `/order-history?${query}`;
};

/** The address of an order. */
export const orderPath = (number: string): string => `/order-history/${encodeURIComponent(number)}`;

/** The number of the order that a path is the address of; null for that of the list. */
export const readOrderNumber = (pathname: string): string | null => {
  const segment = /^\/order-history\/([^/]+)\/*$/.exec(pathname)?.[1];
  if (segment === undefined) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A number that no order has: the page says that there is none.
    return segment;
  }
};

/** The address of an order's invoice. */
export const invoicePath = (number: string): string => `${orderPath(number)}?invoice`;

/** The address of the form to send something of an order back. */
export const returnPath = (number: string): string => `${orderPath(number)}?return`;

/** The address of the customer's returns. @param page counts from 1. */
export const returnsPath = (page = 1): string => `/order-history?returns${page === 1 ? '' : `&page=${page}`}`;

const toSqlTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

/** The filter as the backend takes it: moments in UTC, of days that begin and end by the shopper's clock. */
export const toBackendFilter = ({ number, state, from, to }: OrdersFilter) => {
  const dates = {
    ...(from === '' ? {} : { from: toSqlTime(new Date(`${from}T00:00:00`)) }),
    ...(to === '' ? {} : { to: toSqlTime(new Date(`${to}T23:59:59`)) }),
  };
  const filter = {
    ...(number === '' ? {} : { number: { match: number } }),
    ...(state === '' ? {} : { status: { eq: state } }),
    ...(from === '' && to === '' ? {} : { order_date: dates }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
};
