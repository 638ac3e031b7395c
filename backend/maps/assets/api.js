'use strict';
/* global document, window, URL, setTimeout */
// Stand-in for the map provider's script: the part of its interface that the shop uses (Map, Marker, InfoWindow,
// LatLngBounds, Point), over a plain drawing without tiles.
(() => {
  const tile = 256;
  const maximumZoom = 18;
  /** Pixels from a place up to its popup: a chosen pin lies between. */
  const popupGap = 68;
  const svgNamespace = 'http://www.w3.org/2000/svg';

  /** Web Mercator: the world is a square of one tile at zoom 0. */
  const toWorld = ({ lat, lng }) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
    return { x: tile * (0.5 + lng / 360), y: tile * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
  };
  const toDegrees = ({ x, y }) => ({
    lng: (x / tile - 0.5) * 360,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tile))) * 180) / Math.PI,
  });

  const create = (tag, styles, parent) => {
    const element = document.createElement(tag);
    Object.assign(element.style, styles);
    parent?.append(element);
    return element;
  };

  class Listening {
    listeners = {};
    addListener(name, callback) {
      const list = (this.listeners[name] ??= []);
      list.push(callback);
      return { remove: () => list.splice(list.indexOf(callback), 1) };
    }
    tell(name) {
      for (const callback of this.listeners[name] ?? []) callback();
    }
  }

  class LatLngBounds {
    corners = [];
    extend(position) {
      this.corners.push(position);
      return this;
    }
    getCenter() {
      const points = this.corners.map(toWorld);
      const middle = (axis) => {
        const values = points.map((point) => point[axis]);
        return (Math.min(...values) + Math.max(...values)) / 2;
      };
      return toDegrees({ x: middle('x'), y: middle('y') });
    }
  }

  class Point {
    constructor(x, y) {
      this.x = x;
      this.y = y;
    }
  }

  class Map extends Listening {
    parts = new Set();
    constructor(element, options = {}) {
      super();
      this.element = element;
      this.zoom = options.zoom ?? 0;
      this.center = options.center ?? { lat: 0, lng: 0 };
      element.replaceChildren();
      Object.assign(element.style, { position: 'relative', overflow: 'hidden', backgroundColor: '#e9ecdf' });
      this.surface = create('div', { position: 'absolute', inset: '0' }, element);
      if (!options.disableDefaultUI) this.addControls();
    }
    addControls() {
      const box = create(
        'div',
        { position: 'absolute', right: '1rem', bottom: '1rem', display: 'grid', gap: '.5rem' },
        this.element,
      );
      for (const [label, sign, step] of [
        ['Zoom in', '+', 1],
        ['Zoom out', '−', -1],
      ]) {
        const button = create(
          'button',
          { width: '44px', height: '44px', background: '#fff', border: '1px solid #7d8d85', borderRadius: '4px' },
          box,
        );
        button.type = 'button';
        button.textContent = sign;
        button.setAttribute('aria-label', label);
        button.addEventListener('click', () => this.setZoom(this.zoom + step));
      }
    }
    getZoom() {
      return this.zoom;
    }
    setZoom(zoom) {
      this.zoom = Math.max(0, Math.min(maximumZoom, zoom));
      this.draw();
    }
    panTo(center) {
      this.center = center;
      this.draw();
    }
    fitBounds(bounds, padding = 40) {
      const points = bounds.corners.map(toWorld);
      const extent = (axis) => {
        const values = points.map((point) => point[axis]);
        return Math.max(...values) - Math.min(...values) || Number.EPSILON;
      };
      const { clientWidth: width, clientHeight: height } = this.element;
      const scale = Math.min((width - 2 * padding) / extent('x'), (height - 2 * padding) / extent('y'));
      this.center = bounds.getCenter();
      this.setZoom(Math.floor(Math.log2(Math.max(1, scale))));
    }
    place(position) {
      const point = toWorld(position);
      const middle = toWorld(this.center);
      const scale = 2 ** this.zoom;
      return {
        left: `${this.element.clientWidth / 2 + (point.x - middle.x) * scale}px`,
        top: `${this.element.clientHeight / 2 + (point.y - middle.y) * scale}px`,
      };
    }
    draw() {
      for (const part of this.parts) part.draw();
    }
  }

  class Marker extends Listening {
    constructor({ map, position, title, label, icon, zIndex = 0 }) {
      super();
      this.position = position;
      this.button = create('button', {
        position: 'absolute',
        transform: 'translate(-50%, -100%)',
        background: 'none',
        border: '0',
        padding: '0',
        cursor: 'pointer',
      });
      this.button.type = 'button';
      this.button.title = title ?? '';
      this.button.setAttribute('aria-label', title ?? '');
      this.button.addEventListener('click', () => this.tell('click'));
      this.label = label;
      this.setIcon(icon);
      this.setZIndex(zIndex);
      this.setMap(map);
    }
    setMap(map) {
      this.map?.parts.delete(this);
      this.button.remove();
      this.map = map;
      map?.parts.add(this);
      map?.surface.append(this.button);
      this.draw();
    }
    setZIndex(zIndex) {
      this.button.style.zIndex = String(zIndex);
    }
    setIcon(icon) {
      const scale = icon?.scale ?? 1;
      const svg = document.createElementNS(svgNamespace, 'svg');
      const attributes = { width: 40 * scale, height: 50 * scale, viewBox: '0 0 40 50', 'aria-hidden': 'true' };
      for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
      const path = document.createElementNS(svgNamespace, 'path');
      path.setAttribute('d', icon?.path ?? '');
      path.setAttribute('fill', icon?.fillColor ?? '#fff');
      path.setAttribute('stroke', icon?.strokeColor ?? '#12322a');
      const text = document.createElementNS(svgNamespace, 'text');
      text.setAttribute('x', '20');
      text.setAttribute('y', '25');
      text.setAttribute('text-anchor', 'middle');
      text.setAttribute('fill', this.label?.color ?? '#12322a');
      text.textContent = this.label?.text ?? '';
      svg.append(path, text);
      this.button.replaceChildren(svg);
    }
    setLabel(label) {
      this.label = label;
    }
    draw() {
      if (this.map) Object.assign(this.button.style, this.map.place(this.position));
    }
  }

  class InfoWindow extends Listening {
    constructor({ content, maxWidth } = {}) {
      super();
      this.maxWidth = maxWidth;
      this.box = create('div', {
        position: 'absolute',
        zIndex: '1000',
        transform: `translate(-50%, calc(-100% - ${popupGap}px))`,
        padding: '12px 48px 12px 16px',
        background: '#fff',
        borderRadius: '8px',
        boxShadow: '0 2px 12px #0004',
        width: 'max-content',
        maxWidth: `min(${maxWidth ?? 648}px, 90%)`,
      });
      this.box.setAttribute('role', 'dialog');
      this.inside = create('div', {}, this.box);
      const button = create(
        'button',
        { position: 'absolute', top: '0', right: '0', width: '44px', height: '44px', background: 'none', border: '0' },
        this.box,
      );
      button.type = 'button';
      button.textContent = '×';
      button.setAttribute('aria-label', 'Close');
      button.addEventListener('click', () => {
        this.close();
        this.tell('closeclick');
      });
      this.setContent(content);
    }
    setContent(content) {
      this.inside.replaceChildren(content ?? '');
    }
    open({ map, anchor }) {
      this.close();
      this.map = map;
      this.anchor = anchor;
      map.parts.add(this);
      map.surface.append(this.box);
      map.panTo(anchor.position);
      // So far down that all of it is seen.
      const missing = this.box.offsetHeight + popupGap + 16 - map.element.clientHeight / 2;
      if (missing > 0) {
        const middle = toWorld(map.center);
        map.panTo(toDegrees({ x: middle.x, y: middle.y - missing / 2 ** map.zoom }));
      }
    }
    close() {
      this.map?.parts.delete(this);
      this.map = undefined;
      this.box.remove();
    }
    draw() {
      if (this.map) Object.assign(this.box.style, this.map.place(this.anchor.position));
    }
  }

  window.google = { ...window.google, maps: { Map, Marker, InfoWindow, LatLngBounds, Point } };
  const callback = window[new URL(document.currentScript.src).searchParams.get('callback') ?? ''];
  if (typeof callback === 'function') setTimeout(callback);
})();
