import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../drawPictures.ts');

/**
 * Begins to draw the pictures that first visits ask for, beside the shop. They take a processor for more than half a minute:
 * in a process of its own with the lowest priority they wait for whatever else the machine has to do, answers above all.
 * @param report is told why it does not; pictures are then drawn when they are asked for.
 * @returns ends it; it also ends with this process.
 */
export const startDrawing = (report: (error: unknown) => void): (() => void) => {
  const child = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('error', report);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Ended already, or not allowed here: it draws as fast as it can.
  }
  child.unref();
  child.channel?.unref();
  return () => {
    if (child.connected) child.disconnect();
  };
};
