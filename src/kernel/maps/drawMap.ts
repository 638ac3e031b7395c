import { mapStyles, pinLook } from './mapLook';
import type { MapMarker, MapsApi } from './mapsApi';

/** A place on a map; its number there is its place in the list, from 1. */
export interface MapPlace {
  name: string;
  number: number;
  /** Where it is, for a map that names nothing itself. */
  town?: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

export interface DrawMapOptions<Place extends MapPlace> {
  places: readonly Place[];
  hasControls: boolean;
  /** Element of a chosen place's popup; the caller fills it. */
  popup: HTMLElement;
  /** Told which place was chosen on the map; undefined when its popup was closed. */
  onChoose: (place: Place | undefined) => void;
}

/** A map of the provider, once it is drawn. */
export interface ProviderMapHandle {
  /** Shows a place's popup. */
  choose: (number: number) => void;
  remove: () => void;
}

/** Zoom around a single place; pixels of the popup at most. */
const singleZoom = 8;
const popupWidth = 350;

/**
 * Draws places with the provider's script: around one, or so that all are seen. The wheel scrolls the page.
 * @throws Error when there is no place.
 */
export const drawMap = <Place extends MapPlace>(
  api: MapsApi,
  element: HTMLElement,
  { places, hasControls, popup, onChoose }: DrawMapOptions<Place>,
): ProviderMapHandle => {
  const [first] = places;
  if (!first) throw new Error('A map needs a place.');
  const positionOf = ({ latitude, longitude }: Place) => ({ lat: latitude, lng: longitude });
  const map = new api.Map(element, {
    center: positionOf(first),
    zoom: singleZoom,
    scrollwheel: false,
    disableDefaultUI: !hasControls,
    mapTypeControl: hasControls,
    styles: mapStyles,
  });
  const infoWindow = new api.InfoWindow({ content: popup, maxWidth: popupWidth });
  const markers = new Map<Place, MapMarker>();

  const choose = (chosen: Place | undefined): void => {
    for (const [place, marker] of markers) {
      const { icon, label } = pinLook(api, place.number, place === chosen);
      marker.setLabel(label);
      marker.setIcon(icon);
      marker.setZIndex(place === chosen ? markers.size : 0);
    }
    // Filled before it opens: the provider measures it.
    onChoose(chosen);
    const anchor = chosen && markers.get(chosen);
    if (anchor) infoWindow.open({ map, anchor });
    else infoWindow.close();
  };

  for (const place of places) {
    const look = pinLook(api, place.number, false);
    const marker = new api.Marker({ map, position: positionOf(place), title: place.name, ...look });
    marker.addListener('click', () => choose(place));
    markers.set(place, marker);
  }
  infoWindow.addListener('closeclick', () => choose(undefined));
  if (places.length > 1) {
    const bounds = new api.LatLngBounds();
    for (const place of places) bounds.extend(positionOf(place));
    map.fitBounds(bounds);
  }
  return {
    choose: (number) => choose(places.find((place) => place.number === number)),
    remove: () => {
      infoWindow.close();
      for (const marker of markers.values()) marker.setMap(null);
    },
  };
};
