/** A moment (milliseconds since 1970) as the database keeps it: 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const toSqlTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
