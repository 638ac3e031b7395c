import type { RequestContext } from '../context';
import type { PointOfSale } from '../schema/resolvers.generated';
import { dayAfter } from '../stores/workingDays';

import { findLocationPath, listHours, listServices, listSpecialHours, type LocationRow } from './queries';

const dayLabel = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

const readCodes = (json: string): string[] => {
  const codes: unknown = JSON.parse(json);
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
};

/** A shop as the API shows it; its path and address in a routed answer are added by the router. */
export const toPointOfSale = (
  row: LocationRow,
  { db, store, shopNow }: Pick<RequestContext, 'db' | 'store' | 'shopNow'>,
): PointOfSale => {
  // Yesterday's hours count, too: what opened then may close today.
  const yesterday = dayAfter(shopNow(), -1, row.timezone);
  const { id, services, is_active, ...rest } = row;
  const codes = readCodes(services);
  return {
    ...rest,
    entity_id: id,
    region_id: null,
    is_active: is_active === 1,
    url_path: findLocationPath(db, id) ?? row.url_key,
    services: listServices(db).filter(({ code }) => codes.includes(code)),
    opening_hours: listHours(db, id).map(({ weekday, opens, closes }) => ({
      day: weekday,
      open: opens,
      close: closes,
    })),
    special_hours: listSpecialHours(db, id, yesterday).map(({ date, title, opens, closes }) => ({
      title,
      date,
      dayLabel: dayLabel(date, store.locale),
      open: opens,
      close: closes,
    })),
    relative_url: null,
    redirect_code: 0,
    type: 'POINT_OF_SALE',
  };
};
