import { bannerOf } from '@grocer/foundation/domain';
import type { SelectorConfig } from './config.ts';

/** The name that something is kept under in the browser. */
export type KeptName = (what: string) => string;

/** Names by environment and banner, since several shops may be served from one origin and share its storage. */
export function createKeptName({
  environment,
  bannerDomain,
}: Pick<SelectorConfig, 'environment' | 'bannerDomain'>): KeptName {
  const shop = `${environment}:${bannerOf(bannerDomain).key}`;
  return (what) => `grocer-${what}:${shop}`;
}
