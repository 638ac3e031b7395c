import { mapSettings } from './mapSettings';

/** Where directions to a place are: its position, or its address where nobody knows that. */
export const directionsUrl = (destination: { latitude: number; longitude: number } | string): string => {
  const text = typeof destination === 'string' ? destination : `${destination.latitude},${destination.longitude}`;
  return mapSettings().directionsUrl.replace('{destination}', encodeURIComponent(text));
};
