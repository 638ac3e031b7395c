import { BadFaultRule, readRules } from './readRules';
import type { FaultSwitches } from './rules';

/**
 * Makes the handler of the switches: POST sets them by a JSON list of FaultRule (`[]` clears), GET tells those that can
 * still strike. It exists only in test builds (setting `areFaultsEnabled`).
 */
export const createFaultsHandler =
  (switches: FaultSwitches) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'POST') {
      try {
        switches.set(readRules(await request.text()));
      } catch (error) {
        if (error instanceof BadFaultRule) return Response.json({ message: error.message }, { status: 400 });
        throw error;
      }
    }
    return Response.json(switches.list(), { headers: { 'Cache-Control': 'no-store' } });
  };
