import { css, findPart, isOn, numberOf, readJson, text, textOf } from './attributes';
import type { DynamicBlockProps, MapLocation, MapProps, VideoProps } from './blockProps';

const isTrue = (value: string | null | undefined): boolean => value === '' || value === 'true';

/**
 * Reads what the sanitiser left of a film's frame or element: a note that loads nothing. Of a hosted film Page Builder
 * writes into the address that it plays by itself and without sound.
 */
export const readFilm = (film: HTMLElement): Omit<VideoProps, 'maxWidth'> => {
  const attribute = (name: string) => film.getAttribute(name) ?? film.getAttribute(`data-${name}`);
  const url = text(attribute('src'));
  return {
    url,
    poster: text(attribute('poster')),
    title: text(attribute('title')),
    autoplay: isTrue(attribute('autoplay')) || /[?&]autoplay=1\b/.test(url ?? ''),
    muted: isTrue(attribute('muted')) || /[?&]muted?=1\b/.test(url ?? ''),
  };
};

/** Reads a film. */
export const readVideo = (element: HTMLElement): VideoProps => {
  const player = element.querySelector<HTMLElement>('video, [data-element="video"]');
  const film = player ? readFilm(player) : undefined;
  return {
    ...film,
    url: film?.url ?? text(element.dataset.videoSrc),
    autoplay: film?.autoplay || isTrue(element.dataset.autoplay),
    muted: film?.muted || isTrue(element.dataset.muted),
    maxWidth: css((findPart(element, 'inner') ?? element).style.maxWidth),
  };
};

const readPlace = (record: Record<string, unknown>): MapLocation => {
  const position = readJson(JSON.stringify(record.position ?? {}))[0] ?? {};
  return {
    name: textOf(record, 'location_name') ?? '',
    latitude: numberOf(position, 'latitude'),
    longitude: numberOf(position, 'longitude'),
    phone: textOf(record, 'phone'),
    address: textOf(record, 'address'),
    city: textOf(record, 'city'),
    state: textOf(record, 'state'),
    zipcode: textOf(record, 'zipcode'),
    country: textOf(record, 'country'),
    comment: textOf(record, 'comment'),
  };
};

/** Reads the places on a map. */
export const readMap = (element: HTMLElement): MapProps => ({
  height: css(element.style.height),
  showControls: isOn(element.dataset.showControls),
  locations: readJson(element.dataset.locations).map(readPlace),
});

/** The backend's uid of a number; of anything else there is none. */
const toUid = (id: string): string[] => (/^\d+$/.test(id) ? [btoa(id)] : []);

/** Reads which dynamic blocks stand here: their content depends on who looks, so it is asked for. */
export const readDynamicBlock = (element: HTMLElement): DynamicBlockProps => {
  const inline = element.querySelector<HTMLElement>('.block-banners-inline');
  const { dataset } = inline ?? element.querySelector<HTMLElement>('.block-banners') ?? element;
  const mode = dataset.displayMode;
  const list = (value: string | undefined) => (value ?? '').split(',').flatMap((part) => text(part) ?? []);
  const uids = list(dataset.uids);
  return {
    // An older backend names numbers only, of which a uid is made.
    uids: uids.length > 0 ? uids : list(dataset.ids).flatMap(toUid),
    displayMode: mode === 'salesrule' || mode === 'catalogrule' ? mode : 'fixed',
    displayInline: inline !== null,
  };
};
