import { useSyncExternalStore } from 'react';

function onGoing(heard: () => void): () => void {
  window.addEventListener('popstate', heard);
  return () => window.removeEventListener('popstate', heard);
}

/** The path of the page that is on: the host's word, else what the document's address says. */
export function usePath(hosts: string | undefined): string {
  const address = useSyncExternalStore(
    onGoing,
    () => location.pathname,
    () => '',
  );
  return hosts ?? address;
}
