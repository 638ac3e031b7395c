import type { MapPlace } from '@/kernel/maps/drawMap';
import type { Pin } from './clusterPins';
import { townNames } from './townNames';

const at = (x: number, y: number, ...towns: string[]): Pin<MapPlace> => {
  const [first, ...more] = towns.map((town, number) => ({ name: town, town, number, latitude: 0, longitude: 0 }));
  if (!first) throw new Error('A pin has a place.');
  return { places: [first, ...more], x, y };
};
const size = { width: 400, height: 300 };
const names = (...pins: Pin<MapPlace>[]) => townNames(pins, size).map(({ name }) => name);

test('a town is named once, below its pin', () => {
  expect(townNames([at(100, 100, 'York')], size)).toEqual([{ name: 'York', x: 100, y: 117 }]);
  expect(names(at(100, 100, 'Bristol', 'Bristol'), at(300, 250, 'Bristol'))).toEqual(['Bristol']);
});

test('a name that would cover a pin, another name or the edge is left out', () => {
  expect(names(at(100, 100, 'Leeds'), at(110, 160, 'York'))).toEqual(['York']);
  expect(names(at(100, 100, 'Wolverhampton'), at(175, 100, 'Birmingham'))).toEqual(['Wolverhampton']);
  expect(names(at(5, 100, 'Penzance'), at(100, 295, 'Truro'))).toEqual([]);
});

test('a pin of several towns has no name', () => {
  expect(names(at(100, 100, 'Leeds', 'York'))).toEqual([]);
});
