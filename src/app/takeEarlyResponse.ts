import { handoverKey } from '@/boot/handover';
import type { TakeEarlyResponse } from '@/kernel/graphql/links/bootLink';

/** Takes the boot script's answer to a question; each is taken once, so that a later refetch asks the backend. */
export const takeEarlyResponse: TakeEarlyResponse = (operationName, variables) => {
  const responses = window.halewellBoot?.responses;
  const key = handoverKey(operationName ?? '', variables);
  const response = responses?.[key];
  if (!responses || !response) return undefined;
  delete responses[key];
  // An answer with errors is asked for again: the links know what to make of them.
  return response.then((result) => (result.errors || !result.data ? undefined : { data: result.data }));
};
