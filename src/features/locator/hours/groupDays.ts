import type { Schedule } from '../openState';

/** Days of the week in a row that keep the same hours. */
export interface DayGroup {
  /** 1 is Monday, 7 is Sunday. */
  from: number;
  to: number;
  open: string | null;
  close: string | null;
}

/** Puts days in a row with the same hours together: Monday to Friday. */
export const groupDays = (hours: Schedule['opening_hours']): DayGroup[] => {
  const groups: DayGroup[] = [];
  for (const { day, open, close } of [...hours].sort((a, b) => a.day - b.day)) {
    const last = groups.at(-1);
    if (last?.to === day - 1 && last.open === open && last.close === close) last.to = day;
    else groups.push({ from: day, to: day, open, close });
  }
  return groups;
};
