import { useMedia } from '../block/useMedia';

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Whether pictures should stand still: the visitor asked for less motion, or saves data. */
export const useStillPictures = (): boolean => useMedia('(prefers-reduced-motion: reduce)') || savesData();
