import { isRecord } from '../../isRecord';

/** What a client decides by: equal, not only of one type. Lists below them are compared whole. */
const decisive: ReadonlySet<string> = new Set([
  'message',
  'extensions',
  'path',
  'locations',
  '__typename',
  'type',
  'redirect_code',
  'stock_status',
  'is_available',
  'display_mode',
  'media_type',
  'user_errors',
  'status',
]);

/** Forms of text that a client reads: by these it must be told what it is told there. */
const forms: readonly [string, RegExp][] = [
  ['a time', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['digits', /^\d+$/],
  ['a picture', /^https?:\/\/[^/]+\/media\/catalog\/product\/cache\/[0-9a-f]{32}\/.\/.\/[^/]+$/],
  ['an address', /^https?:\/\//],
  ['nothing', /^$/],
];

const formOf = (value: unknown): string => {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value;
  return forms.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
};

/** Long lists of the recordings end with a text that says how many there were. */
const isCut = (value: unknown): boolean => typeof value === 'string' && /^… \d+ in all$/.test(value);

const listProblems = (theirs: readonly unknown[], ours: readonly unknown[], place: string): string[] => {
  const models = theirs.filter((each) => !isCut(each));
  // Of an empty list nothing can be learnt about what would stand in it.
  if (models.length === 0) return [];
  if (ours.length === 0) return [`${place} is empty`];
  return ours.flatMap((each, index) => {
    const found = models.map((model) => shapeProblems(model, each, `${place}.${index}`));
    return found.some(({ length }) => length === 0) ? [] : (found.sort((a, b) => a.length - b.length)[0] ?? []);
  });
};

/**
 * Says how an answer differs from a recorded one: in its keys, the types and nullness of its values, the form of its texts,
 * and in the very value of what a client decides by (messages, categories, codes, states).
 * @param place where in the answer this is.
 */
export const shapeProblems = (theirs: unknown, ours: unknown, place = ''): string[] => {
  const key = place.slice(place.lastIndexOf('.') + 1);
  if (decisive.has(key)) {
    const [expected, answered] = [JSON.stringify(theirs), JSON.stringify(ours)];
    return expected === answered ? [] : [`${place} is ${answered}, not ${expected}`];
  }
  if (Array.isArray(theirs) && Array.isArray(ours)) return listProblems(theirs, ours, place);
  if (isRecord(theirs) && isRecord(ours)) {
    return [...new Set([...Object.keys(theirs), ...Object.keys(ours)])].flatMap((each) => {
      const inner = place === '' ? each : `${place}.${each}`;
      if (!(each in theirs)) return [`${inner} is too much`];
      return each in ours ? shapeProblems(theirs[each], ours[each], inner) : [`${inner} is missing`];
    });
  }
  const [expected, answered] = [formOf(theirs), formOf(ours)];
  return expected === answered ? [] : [`${place} is ${answered}, not ${expected}`];
};
