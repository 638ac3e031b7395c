import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Position } from '@/kernel/geo/distance';
import { type MapSize, type MapView, moved, viewOf, zoomed } from './mapProjection';

export const zoomFactor = 1.8;
/** Pixels that an arrow key moves the map. */
const keyStep = 80;

const keyMoves: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

export interface MapControls {
  view: MapView;
  zoom: (factor: number) => void;
  /** Shows these places. */
  show: (positions: readonly Position[]) => void;
  /** Moves and zooms by keys. */
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
}

/**
 * What a drawn map shows: at first, and whenever `shown` is another list, all of these positions; then what the visitor
 * makes of it by buttons, keys and dragging.
 */
export const useMapView = (shown: readonly Position[], size: MapSize): MapControls => {
  const [own, setOwn] = useState<{ of: readonly Position[]; view: MapView }>();
  const drag = useRef<{ x: number; y: number }>(undefined);
  const view = own?.of === shown ? own.view : viewOf(shown, size);
  const change = (next: MapView): void => setOwn({ of: shown, view: next });

  return {
    view,
    zoom: (factor) => change(zoomed(view, factor)),
    show: (positions) => change(viewOf(positions, size)),
    onKeyDown: (event) => {
      const move = keyMoves[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (move) change(moved(view, ...move));
      else if (event.key === '+' || event.key === '=') change(zoomed(view, zoomFactor));
      else if (event.key === '-') change(zoomed(view, 1 / zoomFactor));
      else return;
      event.preventDefault();
    },
    onPointerDown: ({ button, clientX, clientY }) => {
      drag.current = button === 0 ? { x: clientX, y: clientY } : undefined;
    },
    onPointerMove: ({ clientX, clientY, buttons }) => {
      if (!drag.current || buttons !== 1) return;
      change(moved(view, clientX - drag.current.x, clientY - drag.current.y));
      drag.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
  };
};
