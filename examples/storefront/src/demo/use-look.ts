import { useEffect } from 'react';
import { useSettings } from './use-settings.ts';

/** Applies the skin, the colour scheme and the direction of the settings to the document. */
export function useLook(): void {
  const { skin, scheme, direction } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['skin'] = skin;
    style.colorScheme = scheme === 'auto' ? '' : scheme;
    document.documentElement.dir = direction;
  }, [skin, scheme, direction]);
}
