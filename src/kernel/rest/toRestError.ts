import { isRecord } from '@/kernel/isRecord';
import { RestError } from './restErrors';

/** Puts the parameters of a REST error body into its message: `%fieldName` or `%1`. */
export const fillPlaceholders = (message: string, parameters: unknown): string => {
  if (!isRecord(parameters)) return message;
  const isList = Array.isArray(parameters);
  return message.replace(/%(\w+)/g, (whole, name: string) => {
    const value: unknown = isList ? parameters[Number(name) - 1] : parameters[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
};

/**
 * What the backend answered in the place of a result. Apart from the errors themselves, which every page knows.
 * @param body the parsed answer; undefined when it was not JSON.
 */
export const toRestError = (method: string, url: string, status: number, body: unknown): RestError => {
  const record = isRecord(body) ? body : {};
  const message = typeof record.message === 'string' ? fillPlaceholders(record.message, record.parameters) : '';
  return new RestError(method, url, status, message, typeof record.trace === 'string' ? record.trace : undefined);
};
