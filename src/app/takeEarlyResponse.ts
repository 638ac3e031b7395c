import { handoverKey } from '@/boot/handover';
import { isAnswered } from '@/kernel/graphql/links/usefulDataLink';
import type { TakeEarlyResponse } from '@/kernel/graphql/links/bootLink';
import { nextTask } from '@/kernel/scheduling/nextTask';

/** Takes the boot script's answer to a question; each is taken once, so that a later refetch asks the backend. */
export const takeEarlyResponse: TakeEarlyResponse = (operationName, variables) => {
  const responses = window.shopBoot?.responses;
  const key = handoverKey(operationName ?? '', variables);
  const response = responses?.[key];
  if (!responses || !response) return undefined;
  delete responses[key];
  // Each answer is read into the cache in a task of its own: the answers are there before the bundle is.
  return response.then(async (result) => {
    await nextTask();
    // What was refused as a whole is asked for again; an error beside good data is no reason to.
    const { data, errors } = result;
    if (!data || (errors && !isAnswered(data))) return undefined;
    return { data, ...(errors ? { errors } : {}) };
  });
};
