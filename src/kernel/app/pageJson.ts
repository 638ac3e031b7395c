import { isRecord } from '@/kernel/isRecord';

/** The JSON that an element of the page carries; empty when it is missing or broken. */
export const pageJson = (page: Document, id: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(page.getElementById(id)?.textContent ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};
