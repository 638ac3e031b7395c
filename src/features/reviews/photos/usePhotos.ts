import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { errorText, toAppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { largestMegabytes, mostPhotos, previewOf, problemOf } from './photoFile';
import { sendPhoto } from './sendPhoto';

/** A photo that was added to a review. */
export interface AddedPhoto {
  id: number;
  file: File;
  state: 'sending' | 'sent' | 'failed';
  /** Address of a small picture of it, once there is one. */
  preview?: string;
  token?: string;
  /** Why it could not be sent. */
  error?: string;
  /** Whether the same file may come through another time. */
  canRetry?: boolean;
}

/** Status of a refusal that is about the file itself. */
const unreadable = 400;

const refusals = { type: 'reviews.photoWrongType', size: 'reviews.photoTooLarge' } as const;

/** Photos of a review that is being written. Each is sent as soon as it is added, so that what is wrong with it is told there. */
export const usePhotos = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [photos, setPhotos] = useState<readonly AddedPhoto[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const lastId = useRef(0);

  const change = (id: number, next: Partial<AddedPhoto>): void =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...next } : photo)));

  const send = async ({ id, file }: Pick<AddedPhoto, 'id' | 'file'>): Promise<void> => {
    change(id, { state: 'sending', error: undefined });
    try {
      change(id, { state: 'sent', token: await dispatch(sendPhoto(file)) });
    } catch (failure) {
      const fallback = formatMessage({ id: 'reviews.photoFailed' }, { name: file.name });
      const known = toAppError(failure);
      const canRetry = known.kind !== 'rest' || known.status !== unreadable;
      change(id, { state: 'failed', error: errorText(known, fallback), canRetry });
    }
  };

  const add = (files: readonly File[]): void => {
    const told: string[] = [];
    const fine = files.filter((file) => {
      const problem = problemOf(file);
      if (problem) told.push(formatMessage({ id: refusals[problem] }, { name: file.name, size: largestMegabytes }));
      return !problem;
    });
    const room = mostPhotos - photos.length;
    if (fine.length > room) told.push(formatMessage({ id: 'reviews.photosTooMany' }, { count: mostPhotos }));
    setRefused(told);
    for (const file of fine.slice(0, room)) {
      const id = ++lastId.current;
      setPhotos((all) => [...all, { id, file, state: 'sending' }]);
      void previewOf(file).then((preview) => change(id, { preview }));
      void send({ id, file });
    }
  };

  return {
    photos,
    /** What was wrong with files that were not added. */
    refused,
    add,
    retry: (photo: AddedPhoto) => void send(photo),
    remove: (id: number) => {
      setRefused([]);
      setPhotos((all) => all.filter((photo) => photo.id !== id));
    },
  };
};
