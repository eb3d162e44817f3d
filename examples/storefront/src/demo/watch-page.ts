import { eventLog } from './event-log.ts';
import { stageStore } from './stage-store.ts';
import { watchRequests } from './watch-requests.ts';

/** Starts to record the page's requests for the developer panel. Called once, before the first request. */
export const watchPage = (): void =>
  watchRequests((sent) => {
    eventLog.hearRequest(sent);
    if (sent.isOwn && sent.path === '/session/token' && sent.status === 200) stageStore.noteNewToken();
  });
