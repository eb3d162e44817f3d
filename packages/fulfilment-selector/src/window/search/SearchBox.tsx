import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon, LiveRegion, Notice, TextField } from '@grocer/foundation/ui';
import { ChevronDown, LocateFixed, MapPin } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Fold } from '../Fold.tsx';
import {
  useContent,
  useSelectorActions,
  useSelectorCore,
  useSelectorStore,
  useText,
} from '../../core/context.tsx';
import { searchMessages } from './messages.ts';
import { pastedZip, ZIP_LENGTH } from './rules.ts';

/** Takes the ZIP code out of pasted text, which may be longer than the field's `maxLength`. */
function usePastedZip(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    function paste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text');
      if (!field || text === undefined) return;
      event.preventDefault();
      field.value = pastedZip(text);
    }
    field.addEventListener('paste', paste);
    return () => field.removeEventListener('paste', paste);
  }, [input]);
}

/** The button that searches at the shopper's location [F-2.24]. */
function LocationButton(): ReactNode {
  const text = useText('search', searchMessages);
  const mode = useSelectorStore((state) => state.mode);
  const isLocating = useSelectorStore(({ locating }) => locating.phase === 'busy');
  const { searchHere } = useSelectorActions();
  return (
    <Button kind="secondary" part="search-location" busy={isLocating} onPress={() => void searchHere()}>
      {!isLocating && <Icon of={LocateFixed} size={16} />}
      {mode === 'geolocation' ? text.usingLocation : text.location}
    </Button>
  );
}

/** Why the shopper was not located, and what to do instead [F-8.10]. */
function NotLocated(): ReactNode {
  const text = useText('search', searchMessages);
  const content = useContent();
  const locating = useSelectorStore((state) => state.locating);
  if (locating.phase === 'failed') {
    const isDenied = locating.why === 'denied';
    return (
      <Notice
        tone="danger"
        part={`geo-${locating.why}`}
        text={isDenied ? content('geo.denied', text.geoDenied) : content('geo.other', text.geoOther)}
      />
    );
  }
  const isOff = locating.phase === 'off';
  return (
    <LiveRegion>
      {isOff && <p className="grocer-small">{content('geo.consentDenied', text.locationOff)}</p>}
    </LiveRegion>
  );
}

function SearchForm(): ReactNode {
  const text = useText('search', searchMessages);
  const content = useContent();
  const zip = useSelectorStore((state) => state.zip);
  const isBadZip = useSelectorStore((state) => state.isBadZip);
  const { store } = useSelectorCore();
  const input = useRef<HTMLInputElement>(null);
  const written = useRef('');
  usePastedZip(input);
  useLayoutEffect(() => {
    const field = input.current;
    // What the shopper has typed is not overwritten.
    if (field && field.value === written.current) field.value = zip ?? '';
    if (field) written.current = zip ?? '';
  }, [zip]);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await store.getState().searchZip(input.current?.value ?? '');
    if (store.getState().isBadZip) input.current?.focus();
  }
  return (
    <form className="grocer-search-form" role="search" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        kind="search"
        label={text.zip}
        part="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={ZIP_LENGTH}
        error={isBadZip ? content('zip.invalid', text.badZip) : undefined}
      />
      {/* Not busy during a search, since a new search replaces the one in flight. */}
      <Button kind="secondary" type="submit" part="search-zip">
        {text.find}
      </Button>
      <LocationButton />
    </form>
  );
}

/** The collapsible search by ZIP code or by location [F-2.21] to [F-2.24]. */
export function SearchBox(): ReactNode {
  const text = useText('search', searchMessages);
  const zip = useSelectorStore((state) => state.zip);
  const isHere = useSelectorStore((state) => state.mode === 'geolocation');
  const isOpen = useSelectorStore((state) => state.isDrawerOpen);
  const { toggleDrawer } = useSelectorActions();
  const id = useId();
  const known = zip === undefined ? text.drawerEmpty : formatMessage(text.drawer, { zip });
  return (
    <div className="grocer-search" data-part="search">
      <div className="grocer-search-head">
        <h3 className="grocer-label">{text.heading}</h3>
        <button
          type="button"
          className="grocer-button"
          data-kind="quiet"
          data-part="search-drawer"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggleDrawer}
        >
          <Icon of={MapPin} size={16} />
          {isHere ? text.usingLocation : known}
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      <Fold id={id} isOpen={isOpen}>
        <SearchForm />
      </Fold>
      <NotLocated />
    </div>
  );
}
