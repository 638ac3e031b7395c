import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type MapLocation, readMap } from '../types/map/readMap';
import { readDynamicBlock } from '../types/dynamic_block/readDynamicBlock';
import { sanitise } from '../sanitise/sanitise';
import { loadReaders } from './loadReaders';
import { applyStyleElements } from '../tree/applyStyleElements';
import type { ContentNode } from '../tree/contentNode';
import { readBlocks } from '../tree/readTree';

// Markup that other shops' editors made, with the values that a reader has to find in it; not part of this repository.
const folder = join(process.env.REFERENCE_DIR ?? '', 'pagebuilder');
const hasSamples = process.env.REFERENCE_DIR !== undefined && existsSync(folder);

interface ExpectedNode {
  contentType: string;
  appearance: string | null;
  hidden?: boolean;
  props?: Record<string, unknown>;
  children?: ExpectedNode[];
}

interface SampleNode {
  contentType: string;
  appearance: string;
  props: Record<string, unknown>;
  children: SampleNode[];
}

const squash = (value: string): string => value.replace(/\s+/g, ' ').trim();
/** Evens out where jsdom and browsers print styles differently: zero lengths, quotes, sums. */
const plain = (value: string): string =>
  value
    .replace(/\b0px\b/g, '0')
    .replaceAll('"', '')
    .replace(/^calc\(([\d.]+%) - (\d+px)\)$/, 'calc(-$2 + ($1))');

/** Types whose inside the samples do not describe. */
const leaves = new Set(['block', 'text', 'html', 'banner', 'slide']);
/** Properties that are not compared: texts that the sanitiser may shorten, and facts about the markup. */
const uncompared = new Set([
  'textLength',
  'textStart',
  'htmlElements',
  'decoded',
  'element',
  'unsupported',
  'locationCount',
  'gridSize',
  'ids',
]);
/** An attribute that its author broke in the middle: what a browser makes of it is of no use. */
const isBroken = (value: unknown): boolean => typeof value === 'string' && value.includes('\n');

const pictureNames = new Set(['desktopImage', 'mobileImage']);
const sourceOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'src' in value ? value.src : value;

/** No border at all and no value are the same; jsdom drops the former. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 'none' ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const locationShape = ({ name, latitude, longitude, phone, city, zipcode, country }: MapLocation) => ({
  name,
  position: { latitude, longitude },
  phone,
  city,
  zipcode,
  country,
});

const expected = (nodes: readonly ExpectedNode[]): SampleNode[] =>
  nodes
    .filter(({ hidden }) => !hidden)
    .flatMap((node) =>
      node.props?.unsupported
        ? expected(node.children ?? [])
        : [
            {
              contentType: node.contentType,
              appearance: node.appearance ?? 'default',
              props: Object.fromEntries(
                Object.entries(node.props ?? {})
                  .filter(([name, value]) => !uncompared.has(name) && !isEmpty(value) && !isBroken(value))
                  .map(([name, value]) => [name, pictureNames.has(name) ? sourceOf(value) : value]),
              ),
              children: leaves.has(node.contentType) ? [] : expected(node.children ?? []),
            },
          ],
    );

let readerOf: Awaited<ReturnType<typeof loadReaders>>;

/** Returns the values that the reader found for a sample; an absent value counts as an empty one. */
const found = (nodes: readonly ContentNode[], wanted: readonly SampleNode[]): SampleNode[] =>
  nodes.map((node, index) => {
    const sample = wanted[index];
    const props = readerOf(node.contentType)(node.element);
    const values: Record<string, unknown> = {
      ...node.box,
      ...props,
      mediaQueries: node.mediaQueries,
      ...(node.contentType === 'map' ? { locations: readMap(node.element).locations.map(locationShape) } : {}),
      ...(node.contentType === 'dynamic_block' ? { uids: readDynamicBlock(node.element).uids.join(',') } : {}),
    };
    const names = Object.keys(sample?.props ?? {});
    return {
      contentType: node.contentType,
      appearance: node.appearance,
      props: Object.fromEntries(
        names.map((name) => [name, pictureNames.has(name) ? sourceOf(values[name]) : values[name]]),
      ),
      children: leaves.has(node.contentType) ? [] : found(node.children, sample?.children ?? []),
    };
  });

const normal = (nodes: readonly SampleNode[]): unknown =>
  JSON.parse(JSON.stringify(nodes, (_, value: unknown) => (typeof value === 'string' ? plain(value) : value)));

const samples = hasSamples ? readdirSync(folder).filter((name) => name.endsWith('.html')) : ['each of them'];
const textsOf = (node: ExpectedNode): { start: string; length: number }[] => [
  ...(!node.hidden && typeof node.props?.textStart === 'string' && !['block', 'html'].includes(node.contentType)
    ? [{ start: node.props.textStart, length: Number(node.props.textLength) }]
    : []),
  ...(node.hidden ? [] : (node.children ?? []).flatMap(textsOf)),
];

const isSample = (value: unknown): value is { tree: ExpectedNode[] } =>
  typeof value === 'object' && value !== null && 'tree' in value && Array.isArray(value.tree);

const readSample = (path: string): { tree: ExpectedNode[] } => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSample(value)) throw new Error(`${path} has no tree.`);
  return value;
};

(hasSamples ? describe : describe.skip)('samples of Page Builder markup in REFERENCE_DIR', () => {
  beforeAll(async () => {
    readerOf = await loadReaders();
  });
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(samples)('%s', (name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const sample = readSample(join(folder, name.replace(/\.html$/, '.expect.json')));
    const tree = sanitise(html);
    const rules = applyStyleElements(tree);
    const wanted = expected(sample.tree);
    expect(normal(found(readBlocks(tree, rules), wanted))).toEqual(normal(wanted));
    const text = squash(tree.textContent);
    for (const { start } of sample.tree.flatMap(textsOf)) expect(text).toContain(squash(start).slice(0, 40));
  });
});
