import { useSyncExternalStore } from 'react';

function onGoing(heard: () => void): () => void {
  window.addEventListener('popstate', heard);
  return () => window.removeEventListener('popstate', heard);
}

/** Returns the current path: the host's, else that of the document's URL. */
export function usePath(hosts: string | undefined): string {
  const address = useSyncExternalStore(
    onGoing,
    () => location.pathname,
    () => '',
  );
  return hosts ?? address;
}
