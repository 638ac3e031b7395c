/** Where carriers tell how far a parcel is, by a part of their name or code; the number takes the place of `{number}`. */
const pages: readonly (readonly [pattern: RegExp, page: string])[] = [
  [/parcel\s?force/, 'https://www.parcelforce.com/track-trace?trackNumber={number}'],
  [/royal\s?mail/, 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  [/evri|hermes uk/, 'https://www.evri.com/track/parcel/{number}'],
  [/\bdpd\b/, 'https://track.dpd.co.uk/search?reference={number}'],
  [/\bdhl\b/, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  [/\busps\b/, 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
  [/\bups\b|united parcel/, 'https://www.ups.com/track?tracknum={number}'],
  [/fed\s?ex/, 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  [/la poste|colissimo/, 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
  [/inpost/, 'https://inpost.pl/sledzenie-przesylek?number={number}'],
];

/**
 * The carrier's page about a parcel; undefined for a carrier that has none here. The backend tells carrier and number, but
 * no address, so none of its text can lead anywhere else.
 */
export const trackingLink = (carrier: string, number: string): string | undefined => {
  const page = pages.find(([pattern]) => pattern.test(carrier.toLowerCase()))?.[1];
  return page?.replace('{number}', encodeURIComponent(number.replace(/\s+/g, '')));
};
