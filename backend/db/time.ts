/** A moment (milliseconds since 1970) as the database keeps it: 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const toSqlTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

/** The moment (milliseconds since 1970) that the database names so. */
export const fromSqlTime = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
