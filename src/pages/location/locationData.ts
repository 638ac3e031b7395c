import type { PointOfSaleViewFragment } from '@/features/locator/PointOfSale.graphql.generated';
import { publishData } from '@/kernel/head/structuredData';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** schema.org's way to say closed: opening and closing at the same moment. */
const midnight = '00:00';

/** Undefined for what is no path of the shop. */
const addressOf = (path: string, origin: string): string | undefined => {
  // Behind one slash: a path that begins with two would name another host.
  const url = `${origin}/${path.replace(/^\/+/, '')}`;
  return URL.canParse(url) ? new URL(url).href : undefined;
};

/** schema.org's description of a shop, for search engines and maps. */
export const locationData = (location: PointOfSaleViewFragment, shopName: string, origin: string) => ({
  '@type': 'LocalBusiness',
  name: `${shopName}: ${location.name}`,
  url: addressOf(location.url_path, origin),
  telephone: location.telephone ?? undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: [location.address1, location.address2].filter(Boolean).join(', '),
    addressLocality: location.city,
    addressRegion: location.region ?? undefined,
    postalCode: location.postcode,
    addressCountry: location.country_id,
  },
  geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
  openingHoursSpecification: location.opening_hours.flatMap(({ day, open, close }) => {
    const dayOfWeek = weekdays[day - 1];
    return dayOfWeek && open !== null && close !== null
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open, closes: close }]
      : [];
  }),
  specialOpeningHoursSpecification: location.special_hours.map(({ date, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: open ?? midnight,
    closes: close ?? midnight,
  })),
});

/** Puts the description of the shop on screen into the head; returns the function that takes it out. */
export const publishLocationData = (location: PointOfSaleViewFragment, shopName: string): (() => void) =>
  publishData(locationData(location, shopName, window.location.origin));
