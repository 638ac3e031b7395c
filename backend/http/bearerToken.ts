/** The token in an `Authorization` header; undefined for another kind of it, or none. */
export const bearerToken = (authorization: string | null): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
