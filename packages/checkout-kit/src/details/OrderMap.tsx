import { addressLine } from '@grocer/foundation/domain';
import type { GeoPoint, OrderPlace } from '@grocer/foundation/domain';
import { formatMessage, useChunk } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../core/context.tsx';
import type { Settings } from '../core/settings.ts';
import { loadMap } from '../lazy.ts';
import css from './map.css?inline';
import { MAP } from './map-rules.ts';
import { detailMessages } from './messages.ts';

interface PicturesProps {
  readonly draw: Awaited<ReturnType<typeof loadMap>>['drawMap'];
  readonly tileUrl: string;
  readonly location: GeoPoint;
  readonly onFailed: () => void;
}

/** The rendered map, once the map renderer has loaded. */
function Pictures({ draw, tileUrl, location, onFailed }: PicturesProps): ReactNode {
  const { deps } = useCheckoutCore();
  const container = useRef<HTMLDivElement>(null);
  const { lat, lng } = location;
  useEffect(() => {
    const place = container.current;
    if (!place) return undefined;
    const gone = new AbortController();
    async function show(map: HTMLElement): Promise<void> {
      const drawn = draw(map, { tileUrl, location: { lat, lng }, onFailed });
      gone.signal.addEventListener('abort', drawn.remove);
      await deps.timing.sleep(MAP.pinDelayMs, gone.signal);
      if (!gone.signal.aborted) drawn.addPin();
    }
    // The map renderer is third-party code: if it throws, the address remains as text.
    show(place).catch(onFailed);
    return () => gone.abort();
  }, [draw, tileUrl, lat, lng, onFailed, deps]);
  return <div ref={container} className="grocer-map-pictures" />;
}

interface MapProps {
  readonly place: OrderPlace;
  readonly location: GeoPoint;
  readonly maps: NonNullable<Settings['maps']>;
}

/** The map, or a message of the same size when the map cannot be loaded. */
function Map({ place, location, maps }: MapProps): ReactNode {
  useStyles(css);
  const text = useText('details', detailMessages);
  const chunk = useChunk(loadMap, true);
  const [hasFailed, setFailed] = useState(false);
  const [fail] = useState(() => () => setFailed(true));
  if (chunk.phase === 'failed' || hasFailed)
    return (
      <div className="grocer-map" data-part="map" data-state="failed">
        <p className="grocer-small">{text.noMap}</p>
      </div>
    );
  const name = formatMessage(text.mapOf, { place: place.name ?? addressLine(place.address) });
  return (
    <figure className="grocer-map" data-part="map" data-state={chunk.phase}>
      <div className="grocer-map-frame" role="img" aria-label={name}>
        {chunk.phase === 'ready' && (
          <Pictures draw={chunk.loaded.drawMap} tileUrl={maps.tileUrl} location={location} onFailed={fail} />
        )}
      </div>
      <figcaption className="grocer-map-source">{maps.attribution}</figcaption>
    </figure>
  );
}

/**
 * Map of the order's destination [C-1.2] [C-2.48] [C-2.53]. Renders nothing without the host's map tiles or
 * the place's coordinates; the address is shown beside it anyway [C-8.22].
 */
export function OrderMap({ place }: { readonly place: OrderPlace }): ReactNode {
  const maps = useCheckoutStore(({ settings }) => settings.maps);
  const { location } = place;
  return maps && location && <Map place={place} location={location} maps={maps} />;
}
