import { givenSettings, settingText } from '@/kernel/app/settings';

interface MapSettings {
  /** Script of the provider. */
  mapsUrl: string;
  /** The provider's key; empty: maps are drawn by the shop. */
  mapsKey: string;
  /** Where directions are; `{destination}` stands for the place. */
  directionsUrl: string;
}

const defaults: MapSettings = {
  mapsUrl: '/maps/api.js',
  mapsKey: '',
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination={destination}',
};

/** Returns the deployment's map settings; read here, because most pages have no map. */
export const mapSettings = (): MapSettings => {
  const given = givenSettings(document);
  const text = (key: keyof MapSettings): string => settingText(given, key, defaults[key]);
  return { mapsUrl: text('mapsUrl'), mapsKey: text('mapsKey'), directionsUrl: text('directionsUrl') };
};
