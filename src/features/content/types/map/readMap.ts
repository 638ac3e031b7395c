import { css, isOn, numberOf, readJson, textOf } from '../../readers/attributes';

/** A place on a map. */
export interface MapLocation {
  name: string;
  /** Degrees. */
  latitude?: number;
  longitude?: number;
  phone?: string;
  address?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  country?: string;
  comment?: string;
}

export interface MapProps {
  height?: string;
  showControls: boolean;
  locations: MapLocation[];
}

const readPlace = (record: Record<string, unknown>): MapLocation => {
  const position = readJson(JSON.stringify(record.position ?? {}))[0] ?? {};
  return {
    name: textOf(record, 'location_name') ?? '',
    latitude: numberOf(position, 'latitude'),
    longitude: numberOf(position, 'longitude'),
    phone: textOf(record, 'phone'),
    address: textOf(record, 'address'),
    city: textOf(record, 'city'),
    state: textOf(record, 'state'),
    zipcode: textOf(record, 'zipcode'),
    country: textOf(record, 'country'),
    comment: textOf(record, 'comment'),
  };
};

/** Reads the places on a map. */
export const readMap = (element: HTMLElement): MapProps => ({
  height: css(element.style.height),
  showControls: isOn(element.dataset.showControls),
  locations: readJson(element.dataset.locations).map(readPlace),
});
