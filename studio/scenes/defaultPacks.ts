import type { PackSpec } from '../../backend/seed/packSpec';
import type { SceneName } from '../artwork';

const known = {
  jar: {
    form: 'jar',
    name: 'Magnesium Bisglycinate',
    latin: 'Chelated magnesium',
    dose: '200 mg',
    count: '120 capsules',
    palette: 'sky',
    motif: 'facet',
    layout: 'base',
  },
  dropper: {
    form: 'dropper',
    name: 'Vitamin D3 Drops',
    latin: 'Cholecalciferol',
    dose: '1000 IU',
    count: '30 ml',
    palette: 'butter',
    motif: 'sun',
    lid: 'ink',
    layout: 'base',
  },
  tub: {
    form: 'tub',
    name: 'Marine Collagen',
    latin: 'With vitamin C',
    dose: '10 g',
    count: '300 g powder',
    palette: 'blush',
    motif: 'wave',
    layout: 'base',
  },
  pouch: {
    form: 'pouch',
    name: 'Pea Protein Vanilla',
    latin: 'Pisum sativum',
    dose: '24 g protein',
    count: '600 g',
    palette: 'sage',
    motif: 'leaf',
  },
  omega: {
    form: 'jar',
    name: 'Omega-3 Algae',
    latin: 'EPA and DHA',
    dose: '500 mg',
    count: '60 softgels',
    palette: 'forest',
    motif: 'wave',
    layout: 'base',
    lid: 'ink',
  },
} as const satisfies Record<string, PackSpec>;

/** The packs of a scene that names none. */
export const defaultPacks = (scene: SceneName): readonly PackSpec[] => {
  const { jar, dropper, tub, pouch, omega } = known;
  const packs: Partial<Record<SceneName, readonly PackSpec[]>> = {
    windowsill: [tub, jar, dropper],
    shoreline: [omega, dropper],
    glasshouse: [pouch, omega],
    parcel: [jar, dropper],
  };
  return packs[scene] ?? [];
};
