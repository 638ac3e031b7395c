import fc from 'fast-check';
import { scaleBar } from '@/kernel/geo/scaleBar';
import { drawing, project } from './project';

const place = (number: number, latitude: number, longitude: number) => ({ name: '', number, latitude, longitude });

test('north is up, east is right, and the bar says how far a mile or kilometre is', () => {
  const { pins, degree } = project([place(1, 51.45, -2.6), place(2, 55.95, -3.2), place(3, 51.5, -0.1)]);
  const [bristol, edinburgh, london] = pins;
  expect(edinburgh?.y).toBeLessThan(bristol?.y ?? 0);
  expect(london?.x).toBeGreaterThan(bristol?.x ?? 0);
  const degrees = (bristol?.y ?? 0) - (edinburgh?.y ?? 0);
  for (const [unit, perDegree] of [
    ['mi', 69.05],
    ['km', 111.13],
  ] as const) {
    const bar = scaleBar(degree, unit, 110);
    expect(degrees / ((bar?.length ?? 0) / (bar?.distance ?? 1))).toBeCloseTo((55.95 - 51.45) * perDegree, 0);
  }
});

test('places at one spot stand side by side, without a bar that could say nothing', () => {
  const { pins, degree } = project([place(1, 51.45, -2.6), place(2, 51.45, -2.6)]);
  expect(Math.hypot((pins[0]?.x ?? 0) - (pins[1]?.x ?? 0), (pins[0]?.y ?? 0) - (pins[1]?.y ?? 0))).toBeGreaterThan(30);
  expect(scaleBar(degree, 'mi', 110)).toBeUndefined();
});

test('every pin stands within the drawing, wherever its place lies', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(90), degrees(180)), { minLength: 1, maxLength: 12 }), (spots) => {
      const { pins } = project(spots.map(([latitude, longitude], index) => place(index + 1, latitude, longitude)));
      return pins.every(({ x, y }) => x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height);
    }),
  );
});
