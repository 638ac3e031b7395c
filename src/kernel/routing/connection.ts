interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether loading what may not be needed is fair: not with data saver, not on a slow line. */
export const allowsSpeculation = (source: Navigator = navigator): boolean => {
  const connection: Connection | undefined = 'connection' in source ? (source.connection as Connection) : undefined;
  return connection === undefined || (!connection.saveData && !/(^|-)[23]g$/.test(connection.effectiveType ?? ''));
};
