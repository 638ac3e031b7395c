import type { MapLabel, MapsApi, MapSymbol } from './mapsApi';

/** The box that the pin is drawn in, where its tip is in it, and the middle of its number. */
export const pinSize = { width: 40, height: 50 } as const;
export const pinTip = { x: 20, y: 49 } as const;
export const pinLabel = { x: 20, y: 20 } as const;

/** The pin's outline. */
export const pinPath = 'M20 1C9.5 1 1 9.3 1 19.6 1 33 20 49 20 49s19-16 19-29.4C39 9.3 30.5 1 20 1Z';

const ink = '#12322a';
const paper = '#ffffff';

/** A pin with its number: the chosen one is larger and ink. */
export const pinLook = (
  { Point }: Pick<MapsApi, 'Point'>,
  number: number,
  isChosen: boolean,
): { icon: MapSymbol; label: MapLabel } => ({
  icon: {
    path: pinPath,
    fillColor: isChosen ? ink : paper,
    fillOpacity: 1,
    strokeColor: ink,
    strokeWeight: 1.5,
    scale: isChosen ? 1.25 : 1,
    anchor: new Point(pinTip.x, pinTip.y),
    labelOrigin: new Point(pinLabel.x, pinLabel.y),
  },
  label: { text: String(number), color: isChosen ? paper : ink, fontWeight: '640' },
});

/** The provider's map in the colours of the shop's drawings. */
export const mapStyles: readonly object[] = [
  { featureType: 'landscape', stylers: [{ color: '#e9ecdf' }] },
  { featureType: 'water', stylers: [{ color: '#bcd6dd' }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ color: '#d3dfc4' }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: paper }] },
  { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
];
