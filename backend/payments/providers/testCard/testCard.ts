import type { EmbeddedProvider } from '../provider';

/** The cards of the shop's own test provider: their fields are a page of its origin, so no script is loaded. */
export const testCardProvider: EmbeddedProvider = {
  method: { code: 'test_card', title: 'Card' },
  standIns: {},
  resolvers: {},
};
