import { act, screen, waitFor, within } from '@testing-library/react';
import type { MapMarker, MapOptions, MarkerOptions } from '@/kernel/maps/mapsApi';
import { renderShell } from '@/testing/renderShell';
import { Content } from '../../Content';

const clifton = {
  location_name: 'Bristol, Clifton',
  position: { latitude: 51.4549, longitude: -2.6207 },
  phone: '0117 496 0111',
  address: '38 Princess Victoria Street',
  city: 'Bristol',
  zipcode: 'BS8 4BZ',
  country: 'GB',
  comment: 'Closed on Sundays',
};
const bath = {
  location_name: 'Bath',
  position: { latitude: '51.3868', longitude: '-2.3597' },
  phone: '+44 (0)1632 960113',
};
const lost = { location_name: 'Somewhere', address: '1 High Street', city: 'Leeds', state: 'Yorkshire', country: 'GB' };

const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');
const map = (locations: unknown, rest = 'data-show-controls="true" style="height: 480px"'): string =>
  `<div data-content-type="map" data-appearance="default" ${rest} data-locations="${attribute(locations)}"></div>`;

/** Awaited, because the block comes in a chunk of its own. */
const show = async (html: string, unit: string | null = 'mi') => {
  const storeConfig = { __typename: 'StoreConfig', store_code: 'uk_en', distance_unit: unit };
  const result = await act(() =>
    Promise.resolve(renderShell(<Content html={html} />, { MapDistanceUnit: { storeConfig } })),
  );
  await act(() => import('./MapBlock'));
  return result;
};

const configure = (settings: object): void => {
  const element = document.createElement('script');
  element.id = 'shop-settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
};

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="/maps/"]');
const item = (name: RegExp) => screen.getByText(name).closest('li') ?? document.body;

afterEach(() => {
  document.getElementById('shop-settings')?.remove();
  scripts().forEach((script) => script.remove());
  jest.restoreAllMocks();
});

describe('without a key', () => {
  test.each([
    ['mi', '2 mi'],
    ['km', '5 km'],
  ])('the bar of the drawing is told in the unit of the store: %s', async (unit, words) => {
    await show(map([clifton, bath]), unit);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('the places are a list with address, telephone and directions, beside a drawing; nothing is fetched', async () => {
    const { container } = await show(map([clifton, bath]));
    const list = screen.getByRole('list', { name: 'Places on the map' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(item(/Clifton/)).toHaveTextContent('38 Princess Victoria Street, Bristol, BS8 4BZ');
    expect(item(/Clifton/)).toHaveTextContent('Closed on Sundays');
    expect(screen.getByRole('link', { name: '0117 496 0111' })).toHaveAttribute('href', 'tel:01174960111');
    expect(screen.getByRole('link', { name: '+44 (0)1632 960113' })).toHaveAttribute('href', 'tel:+441632960113');
    const way = screen.getByRole('link', { name: /^Directions to Bristol, Clifton/ });
    expect(way).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=51.4549%2C-2.6207');
    expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    const pins = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(pins).toEqual(expect.arrayContaining(['1', '2', 'N']));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(scripts()).toHaveLength(0);
  });

  test('a place of which only the address is known is in the list, and its way is asked for by the address', async () => {
    configure({ directionsUrl: 'https://way.example/to/{destination}?by=foot' });
    const { container } = await show(map([lost, bath, clifton]));
    expect(screen.getByRole('link', { name: /^Directions to Somewhere/ })).toHaveAttribute(
      'href',
      'https://way.example/to/1%20High%20Street%2C%20Leeds%2C%20Yorkshire%2C%20GB?by=foot',
    );
    expect([...container.querySelectorAll('g text')].map(({ textContent }) => textContent).sort()).toEqual(['2', '3']);
  });

  test('a single place needs no drawing', async () => {
    const { container } = await show(map([clifton]));
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
  });

  test('a map without places, or with broken ones, takes no room and nothing with it', async () => {
    await show(
      `${map([])}${map([{}, { position: {} }])}<div data-content-type="map" data-locations="[{broken"></div><p data-content-type="text">Next</p>`,
    );
    expect(document.body.textContent).toBe('Next');
  });
});

describe('with a key', () => {
  const maps: MapOptions[] = [];
  const markers: { options: MarkerOptions; press: () => void; scale: number }[] = [];
  const fitted: number[] = [];
  const popups: { content: HTMLElement; maxWidth: number; isOpen: boolean }[] = [];

  /** The provider's script as the shop uses it, without a map. */
  const api = () => ({
    Map: class {
      constructor(_element: HTMLElement, options: MapOptions) {
        maps.push(options);
      }
      fitBounds = (bounds: { count: number }) => fitted.push(bounds.count);
    },
    Marker: class {
      #index: number;
      constructor(options: MarkerOptions) {
        this.#index = markers.push({ options, press: () => undefined, scale: options.icon.scale }) - 1;
      }
      #own = () => markers[this.#index] ?? { press: () => undefined, scale: 0 };
      addListener = (_name: string, callback: () => void) => (this.#own().press = callback);
      setIcon: MapMarker['setIcon'] = ({ scale }) => (this.#own().scale = scale);
      setLabel = () => undefined;
      setZIndex = () => undefined;
      setMap = () => undefined;
    },
    InfoWindow: class {
      #own: (typeof popups)[number];
      constructor(options: { content: HTMLElement; maxWidth: number }) {
        this.#own = { ...options, isOpen: false };
        popups.push(this.#own);
      }
      open = () => {
        this.#own.isOpen = true;
      };
      close = () => {
        this.#own.isOpen = false;
      };
      addListener = () => undefined;
    },
    LatLngBounds: class {
      count = 0;
      extend = () => (this.count += 1);
    },
    Point: class {},
  });

  /** Simulates the arrival of the script. */
  const arrive = async (): Promise<void> => {
    await waitFor(() => expect(scripts()).toHaveLength(1));
    Reflect.set(window, 'google', { maps: api() });
    await act(() => {
      const ready: unknown = Reflect.get(window, 'shopMapsReady');
      if (typeof ready === 'function') Reflect.apply(ready, undefined, []);
      return Promise.resolve();
    });
  };

  beforeEach(() => {
    for (const list of [maps, markers, fitted, popups]) list.splice(0);
    configure({ mapsKey: 'a&b' });
  });

  test('a script that does not come is logged, and the drawing stands there; the next map tries again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, unmount } = await show(map([clifton, bath]));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(container.querySelector('svg')).toBeNull();
    await act(() => Promise.resolve(scripts()[0]?.dispatchEvent(new Event('error'))));
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(logged).toHaveBeenCalledWith('The map of the provider is not available.', expect.any(Error));
    expect(scripts()).toHaveLength(0);
    unmount();
    await show(map([clifton, bath]));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    await act(() => Promise.resolve(scripts()[0]?.dispatchEvent(new Event('error'))));
  });

  test('F-47: the script is fetched when a map comes near, once for all', async () => {
    let come: () => void = () => undefined;
    const Observer = jest.fn((callback: (entries: object[]) => void) => {
      come = () => callback([{ isIntersecting: true }]);
      return { observe: jest.fn(), disconnect: jest.fn() };
    });
    Object.assign(window, { IntersectionObserver: Observer });
    await show(map([clifton, bath]));
    expect(Observer).toHaveBeenCalled();
    expect(scripts()).toHaveLength(0);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    act(() => come());
    await arrive();
    expect(scripts()[0]?.src).toBe(
      'http://localhost/maps/api.js?key=a%26b&v=weekly&loading=async&callback=shopMapsReady&language=en-GB',
    );
    await show(map([clifton]));
    await waitFor(() => expect(maps).toHaveLength(2));
    expect(scripts()).toHaveLength(1);
  });

  test('several places are all in sight, a single one at zoom 8; the wheel scrolls the page', async () => {
    await show(map([clifton, bath, lost]));
    await waitFor(() => expect(maps).toHaveLength(1));
    expect(maps[0]).toMatchObject({ zoom: 8, scrollwheel: false, disableDefaultUI: false, mapTypeControl: true });
    expect(fitted).toEqual([2]);
    expect(markers.map(({ options: { title, label } }) => [title, label.text])).toEqual([
      ['Bristol, Clifton', '1'],
      ['Bath', '2'],
    ]);
    await show(map([bath], 'data-show-controls="false"'));
    await waitFor(() => expect(maps).toHaveLength(2));
    expect(maps[1]).toMatchObject({
      center: { lat: 51.3868, lng: -2.3597 },
      zoom: 8,
      disableDefaultUI: true,
      mapTypeControl: false,
    });
    expect(fitted).toHaveLength(1);
  });

  test('a pin and its place in the list open the same popup', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = await show(map([clifton, bath]));
    await waitFor(() => expect(markers).toHaveLength(2));
    expect(popups[0]).toMatchObject({ maxWidth: 350, isOpen: false });
    act(() => markers[1]?.press());
    expect(popups[0]?.isOpen).toBe(true);
    expect(popups[0]?.content).toHaveTextContent(/^Bath/);
    expect(item(/^Bath$/)).toHaveAttribute('data-chosen', 'true');
    expect(markers.map(({ scale }) => scale)).toEqual([1, 1.25]);

    await user.click(screen.getByRole('button', { name: 'Show Bristol, Clifton on the map' }));
    expect(popups[0]?.content).toHaveTextContent('38 Princess Victoria Street');
    const popup = within(popups[0]?.content ?? document.body);
    expect(popup.getByRole('link', { name: '0117 496 0111' })).toHaveAttribute('href', 'tel:01174960111');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(markers.map(({ scale }) => scale)).toEqual([1.25, 1]);
  });

  test('a key that the provider refuses leaves the drawing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = await show(map([clifton, bath]));
    await waitFor(() => expect(maps).toHaveLength(1));
    act(() => {
      const refuse: unknown = Reflect.get(window, 'gm_authFailure');
      if (typeof refuse === 'function') Reflect.apply(refuse, undefined, []);
    });
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
