import { isRecord } from '@/kernel/isRecord';

/** The part of a block that `data-element` names; its own element when there is none. */
export const part = (element: HTMLElement, name: string): HTMLElement => findPart(element, name) ?? element;

/** Like {@link part}, but undefined when the block has no such part. A block within has parts of its own. */
export const findPart = (element: HTMLElement, name: string): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>(`[data-element="${name}"]`)].find(
    (found) => found.parentElement?.closest('[data-content-type]') === element,
  );

/** A CSS value, or undefined for an empty one. */
export const css = (value: string): string | undefined => (value === '' ? undefined : value);

/** An attribute's text, or undefined where it is missing or empty. */
export const text = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** Page Builder writes its switches as words or digits. */
export const isOn = (value: string | undefined): boolean => value === 'true' || value === '1';

/** The objects in a JSON attribute: broken JSON is none. Page Builder escapes the quotes of what it writes there. */
export const readJson = (json: string | undefined): Record<string, unknown>[] => {
  if (!json) return [];
  for (const candidate of [json, json.replace(/\\"/g, '"')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return (Array.isArray(value) ? value : [value]).filter(isRecord);
    } catch {
      // The other spelling may do.
    }
  }
  return [];
};

/** A text in such an object; the first of a list of texts. */
export const textOf = (record: Record<string, unknown>, key: string): string | undefined => {
  const value = record[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? text(first) : undefined;
};

/** A number in such an object, also where it was written as a text. */
export const numberOf = (record: Record<string, unknown>, key: string): number | undefined => {
  const value = record[key];
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
};

/** Milliseconds in an attribute; undefined where it is empty or nonsense. */
export const milliseconds = (value: string | undefined): number | undefined => {
  const number = Number.parseInt(value ?? '', 10);
  return number >= 0 ? number : undefined;
};
