/** Content of a list entry: text, or the contents of its own slots. */
type SlotEntry = string | Slots;

/**
 * Contents of slots by name: text, an element, or a list, which repeats the slot once an entry. `null` takes the
 * slot away, `undefined` leaves its shimmer. A function writes a text that may come later.
 */
export type Slots = Readonly<Record<string, SlotValue>>;
type SlotValue = string | Node | (() => string) | readonly SlotEntry[] | null | undefined;
/** A text with an entity of HTML keeps its shimmer: only the shop knows all of them. */
const entity = /&\S+;/;

/** Does what it is given, now or once it can be done. */
export type Turn = (work: () => void) => void;

const atOnce: Turn = (work) => work();

/** `data-as` names the element that a slot becomes once it holds something. */
const put = (slot: HTMLElement, content: string | Node): void => {
  const { as } = slot.dataset;
  const shown = as ? document.createElement(as) : slot;
  if (as) {
    shown.className = slot.className;
    slot.replaceWith(shown);
  }
  delete shown.dataset.slot;
  shown.replaceChildren(content);
};

const repeat = (slots: readonly HTMLElement[], entries: readonly SlotEntry[], turn: Turn): void => {
  const [model] = slots;
  if (!model) return;
  for (const entry of entries) {
    const copy = document.importNode(model, true);
    if (typeof entry === 'string') put(copy, entry);
    else fillSlots(copy, entry, turn);
    delete copy.dataset.slot;
    model.before(copy);
  }
  slots.forEach((slot) => slot.remove());
};

/**
 * Fills the marked places of a template (`data-slot`). What the backend says goes in as text only.
 * @param turn when texts that may come later are written.
 */
export const fillSlots = (root: ParentNode, slots: Slots, turn: Turn = atOnce): void => {
  for (const [name, value] of Object.entries(slots)) {
    if (value === undefined || (typeof value === 'string' && entity.test(value))) continue;
    const found = [...root.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
    if (value === null) found.forEach((slot) => slot.remove());
    else if (typeof value === 'function') turn(() => found.forEach((slot) => put(slot, value())));
    else if (typeof value === 'string' || value instanceof Node) found.forEach((slot) => put(slot, value));
    else repeat(found, value, turn);
  }
};
