/** A moment of the backend, 'YYYY-MM-DD HH:MM:SS': UTC, which it does not say. */
export const parseBackendTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);
