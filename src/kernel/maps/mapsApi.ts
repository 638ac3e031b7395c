/* The part of the provider's interface that the shop uses (Google Maps JavaScript API, version 3). */

export interface MapPosition {
  /** Degrees. */
  lat: number;
  lng: number;
}

/** Opaque: a pixel position. */
export type MapPoint = object;

export interface MapSymbol {
  path: string;
  fillColor: string;
  fillOpacity: number;
  strokeColor: string;
  strokeWeight: number;
  scale: number;
  /** Where the symbol touches the place, and where its label is centred. */
  anchor: MapPoint;
  labelOrigin: MapPoint;
}

export interface MapLabel {
  text: string;
  color: string;
  fontWeight: string;
}

export interface MapBounds {
  extend: (position: MapPosition) => unknown;
}

export interface ProviderMap {
  fitBounds: (bounds: MapBounds) => void;
}

export interface MapMarker {
  addListener: (name: 'click', callback: () => void) => unknown;
  setIcon: (icon: MapSymbol) => void;
  setLabel: (label: MapLabel) => void;
  setZIndex: (zIndex: number) => void;
  setMap: (map: ProviderMap | null) => void;
}

export interface MapPopup {
  open: (options: { map: ProviderMap; anchor: MapMarker }) => void;
  close: () => void;
  addListener: (name: 'closeclick', callback: () => void) => unknown;
}

export interface MapOptions {
  center: MapPosition;
  zoom: number;
  scrollwheel: boolean;
  disableDefaultUI: boolean;
  mapTypeControl: boolean;
  styles: readonly object[];
}

export interface MarkerOptions {
  map: ProviderMap;
  position: MapPosition;
  title: string;
  label: MapLabel;
  icon: MapSymbol;
}

export interface MapsApi {
  Map: new (element: HTMLElement, options: MapOptions) => ProviderMap;
  Marker: new (options: MarkerOptions) => MapMarker;
  InfoWindow: new (options: { content: HTMLElement; maxWidth: number }) => MapPopup;
  LatLngBounds: new () => MapBounds;
  Point: new (x: number, y: number) => MapPoint;
}

const parts = ['Map', 'Marker', 'InfoWindow', 'LatLngBounds', 'Point'];

/** Whether the provider's script left what the shop needs. */
export const isMapsApi = (value: unknown): value is MapsApi =>
  typeof value === 'object' && value !== null && parts.every((name) => typeof Reflect.get(value, name) === 'function');
