import { PACK_VIEWS, SCENES, WRAPPING_MOTIFS, type Artwork } from './artwork';
import {
  LABEL_LAYOUTS,
  LIDS,
  MOTIFS,
  PACK_FORMS,
  PALETTE_NAMES,
  type LabelFact,
  type PackSpec,
} from '../backend/seed/packSpec';

const LONGEST_TEXT = 160;
const MOST_ROWS = 24;
const MOST_PACKS = 6;
const LARGEST_SIDE = 4000;

type Fields = Readonly<Record<string, unknown>>;

function fail(what: string): never {
  throw new TypeError(`Bad artwork: ${what}`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown, what: string): Fields {
  return isFields(value) ? value : fail(`${what} is not an object`);
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) fail(`${what} is not a short text`);
  return value;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T {
  return allowed.find((name) => name === value) ?? fail(`${what} is not one of ${allowed.join(', ')}`);
}

function numberOf(value: unknown, least: number, most: number, what: string): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) fail(`${what} is not from ${least} to ${most}`);
  return value;
}

function sideOf(value: unknown, what: string): number {
  return Math.round(numberOf(value, 16, LARGEST_SIDE, what));
}

function colourOf(value: unknown, what: string): string {
  const text = textOf(value, what);
  return /^#[0-9a-f]{6}$/i.test(text) ? text : fail(`${what} is not #rrggbb`);
}

function listOf<T>(value: unknown, most: number, what: string, read: (item: unknown, what: string) => T): T[] {
  if (!Array.isArray(value) || value.length > most) fail(`${what} is not a list of at most ${most}`);
  return value.map((item: unknown, index) => read(item, `${what}[${index}]`));
}

/** Reads a field that may be left out. */
function optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value);
}

function parseFact(value: unknown, what: string): LabelFact {
  const { name, amount, nrv } = fieldsOf(value, what);
  return {
    name: textOf(name, `${what}.name`),
    amount: textOf(amount, `${what}.amount`),
    nrv: textOf(nrv, `${what}.nrv`),
  };
}

function parsePack(value: unknown, what: string): PackSpec {
  const pack = fieldsOf(value, what);
  const name = textOf(pack.name, `${what}.name`);
  if (name.trim() === '') fail(`${what}.name is empty`);
  return {
    form: oneOf(pack.form, PACK_FORMS, `${what}.form`),
    name,
    latin: textOf(pack.latin, `${what}.latin`),
    dose: textOf(pack.dose, `${what}.dose`),
    count: textOf(pack.count, `${what}.count`),
    palette: oneOf(pack.palette, PALETTE_NAMES, `${what}.palette`),
    motif: optional(pack.motif, (motif) => oneOf(motif, MOTIFS, `${what}.motif`)),
    layout: optional(pack.layout, (layout) => oneOf(layout, LABEL_LAYOUTS, `${what}.layout`)),
    lid: optional(pack.lid, (lid) => oneOf(lid, LIDS, `${what}.lid`)),
    facts: optional(pack.facts, (facts) => listOf(facts, MOST_ROWS, `${what}.facts`, parseFact)),
    notes: optional(pack.notes, (notes) => listOf(notes, MOST_ROWS, `${what}.notes`, textOf)),
  };
}

function parseScene(scene: Fields): Artwork {
  return {
    kind: 'scene',
    scene: oneOf(scene.scene, SCENES, 'scene'),
    width: sideOf(scene.width, 'width'),
    height: sideOf(scene.height, 'height'),
    packs: optional(scene.packs, (packs) => listOf(packs, MOST_PACKS, 'packs', parsePack)),
    anchor: optional(scene.anchor, (anchor) => numberOf(anchor, -1, 2, 'anchor')),
    fit: optional(scene.fit, (fit) => numberOf(fit, 0.05, 2, 'fit')),
    tones: optional(scene.tones, (tones) => listOf(tones, 4, 'tones', colourOf)),
  };
}

function parseCut(cut: Fields): Artwork {
  const share = (name: string): number => numberOf(cut[name], 0, 1, name);
  return {
    kind: 'cut',
    of: textOf(cut.of, 'of'),
    ...{ left: share('left'), top: share('top'), width: share('width'), height: share('height') },
    turn: numberOf(cut.turn, -12, 12, 'turn'),
    light: numberOf(cut.light, 0.5, 1.5, 'light'),
    warmth: numberOf(cut.warmth, -0.3, 0.3, 'warmth'),
  };
}

/**
 * Reads a recipe from stored JSON; fields it does not know are dropped.
 * @throws TypeError that names the first bad field.
 */
export function parseArtwork(value: unknown): Artwork {
  const artwork = fieldsOf(value, 'it');
  switch (artwork.kind) {
    case 'pack':
      return {
        kind: 'pack',
        pack: parsePack(artwork.pack, 'pack'),
        view: oneOf(artwork.view, PACK_VIEWS, 'view'),
      };
    case 'cutout':
      return { kind: 'cutout', pack: parsePack(artwork.pack, 'pack') };
    case 'scene':
      return parseScene(artwork);
    case 'cut':
      return parseCut(artwork);
    case 'wrapping':
      return {
        kind: 'wrapping',
        motif: oneOf(artwork.motif, WRAPPING_MOTIFS, 'motif'),
        paper: colourOf(artwork.paper, 'paper'),
        ink: colourOf(artwork.ink, 'ink'),
        ribbon: colourOf(artwork.ribbon, 'ribbon'),
      };
    default:
      return fail('its kind is not pack, cutout, scene, cut or wrapping');
  }
}
