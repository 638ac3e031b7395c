import { mapSettings } from './mapSettings';

/** Where directions to a place are: its position, or its address where that is not known. */
export const directionsUrl = (destination: { latitude: number; longitude: number } | string): string => {
  const text = typeof destination === 'string' ? destination : `${destination.latitude},${destination.longitude}`;
  return mapSettings().directionsUrl.replace('{destination}', encodeURIComponent(text));
};
