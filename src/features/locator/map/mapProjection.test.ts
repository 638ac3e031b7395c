import { toPixels, toPoint, viewOf } from './mapProjection';

const york = { latitude: 53.96, longitude: -1.08 };
const sheffield = { latitude: 53.38, longitude: -1.47 };
const leeds = { latitude: 53.8, longitude: -1.55 };

test.each([
  ['a phone', { width: 390, height: 300 }],
  ['a desktop', { width: 960, height: 620 }],
])('on %s every pin of a view is whole, with room for the name of its town below it', (_name, size) => {
  const view = viewOf([york, sheffield, leeds], size);
  for (const place of [york, sheffield, leeds]) {
    const { x, y } = toPixels(toPoint(place), view, size);
    // The chosen pin is 65 pixels high and stands on its place.
    expect(y).toBeGreaterThanOrEqual(70);
    expect(y).toBeLessThanOrEqual(size.height - 30);
    expect(x).toBeGreaterThanOrEqual(50);
    expect(x).toBeLessThanOrEqual(size.width - 50);
  }
});
