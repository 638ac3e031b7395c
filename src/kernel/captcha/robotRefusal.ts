import { toAppError } from '@/kernel/errors/appError';

/** Refusals in the words of the store, as far as the backend has told them. */
const told = new Set<string>();

/** Remembers how the backend words the refusal of a robot in this store. */
export const rememberRefusal = (message: string): void => {
  if (message !== '') told.add(message);
};

/** Whether these words refuse a robot: a backend that has not told its words names the provider. */
export const saysRobot = (message: string): boolean => /recaptcha/i.test(message) || told.has(message);

/** Whether a call failed because the backend took the shopper for a robot. */
export const isRobotRefusal = (failure: unknown): boolean => {
  const error = toAppError(failure);
  if (error.kind === 'graphql') return error.messages.some(saysRobot);
  return error.kind === 'rest' && saysRobot(error.message);
};
