/** What came from outside, whose shape nobody vouches for. */
export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
export const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(Boolean).map(fields) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
