import type { GeoPoint } from '@grocer/foundation/domain';
import { DivIcon, GridLayer, Map as LeafletMap, Marker } from 'leaflet';
import type { Coords, DoneCallback } from 'leaflet';
import { MAP } from './map-rules.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws our own pin with DOM calls, since a strict CSP (Trusted Types) refuses markup from strings. */
function drawPin(document: Document): HTMLElement {
  const pin = document.createElement('span');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${MAP.pinWidth} ${MAP.pinHeight}`);
  const body = document.createElementNS(SVG, 'path');
  body.setAttribute(
    'd',
    'M18.5 0A18.5 18.5 0 0 0 0 18.5C0 29 11 35 18.5 42 26 35 37 29 37 18.5A18.5 18.5 0 0 0 18.5 0Z',
  );
  const hole = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: '18.5', cy: '18.5', r: '7' }))
    hole.setAttribute(name, value);
  svg.append(body, hole);
  pin.append(svg);
  return pin;
}

/** Map options without any interaction, focus or animation. */
const STILL = {
  attributionControl: false,
  zoomControl: false,
  dragging: false,
  keyboard: false,
  boxZoom: false,
  doubleClickZoom: false,
  scrollWheelZoom: false,
  pinchZoom: false,
  tapHold: false,
  fadeAnimation: false,
  zoomAnimation: false,
  markerZoomAnimation: false,
  trackResize: false,
};

/**
 * A tile layer of plain images. Leaflet's own layer aborts tiles with a data: URL, which a strict CSP blocks.
 */
class Pictures extends GridLayer {
  readonly #tileUrl: string;

  constructor(tileUrl: string) {
    super({ keepBuffer: 0 });
    this.#tileUrl = tileUrl;
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.addEventListener('load', () => done(undefined, picture));
    picture.addEventListener('error', () => done(new Error('A picture of the map is missing.'), picture));
    const at: Readonly<Record<string, number>> = { x, y, z };
    picture.src = this.#tileUrl.replace(/\{([xyz])\}/g, (_all, name: string) => String(at[name]));
    return picture;
  }
}

interface Drawing {
  readonly tileUrl: string;
  readonly location: GeoPoint;
  /** Called when none of the tiles could be loaded. */
  readonly onFailed: () => void;
}

/** Draws a static map of a place. Returns functions that add the pin and remove the map. */
export function drawMap(container: HTMLElement, { tileUrl, location: { lat, lng }, onFailed }: Drawing) {
  const drawn = new LeafletMap(container, { ...STILL, center: [lat, lng], zoom: MAP.zoom });
  let hasPictures = false;
  new Pictures(tileUrl)
    .on('tileload', () => {
      hasPictures = true;
    })
    .on('load', () => {
      if (!hasPictures) onFailed();
    })
    .addTo(drawn);
  const sizes = new ResizeObserver(() => {
    drawn.invalidateSize({ pan: false });
    drawn.setView([lat, lng], MAP.zoom, { animate: false });
  });
  sizes.observe(container);
  return {
    addPin(): void {
      new Marker([lat, lng], {
        icon: new DivIcon({
          html: drawPin(container.ownerDocument),
          className: 'grocer-map-pin',
          iconSize: [MAP.pinWidth, MAP.pinHeight],
          iconAnchor: [MAP.pinWidth / 2, MAP.pinHeight],
        }),
        interactive: false,
        keyboard: false,
      }).addTo(drawn);
    },
    remove(): void {
      sizes.disconnect();
      drawn.remove();
    },
  };
}
