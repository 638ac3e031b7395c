// The order of test files where nothing is known of former runs, as on a fresh machine.
import TestSequencer from '@jest/test-sequencer';

/** Files that take ten seconds and more; most of them are short, and jest goes by the size of a file. */
const longest =
  /\/(faultedOrders|stockFaultedOrders|partByPart|SessionEnd|pseudoLocale|stockExchange|restarts|backend\/main)\.test\.tsx?$/;

/**
 * Begins with what takes longest. At the end of a run a long file leaves the other worker with nothing to do; and
 * thousands of purchases in a process that has run two hundred files before take more than twice as long.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLongest = ({ path, duration }) => duration === undefined && longest.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
}
