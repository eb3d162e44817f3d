import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from './palette.ts';
import { tints } from './tints.ts';
import type { Tint } from './tints.ts';

const folder = import.meta.dirname;
const colours: ReadonlyMap<string, string> = new Map(Object.entries(palette));

function recolour(drawing: string, tint: Tint): string {
  const replacements = new Map(Object.entries(tint).map(([from, to]) => [colours.get(from), palette[to]]));
  return drawing.replaceAll(/#[\da-f]+/g, (colour) => replacements.get(colour) ?? colour);
}

/** Returns every drawing and its variants as SVG, by the name that products have for them. */
export function readPictures(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return new Map(
    names.flatMap((file) => {
      const name = file.slice(0, -'.svg'.length);
      const drawing = readFileSync(path.join(folder, file), 'utf8');
      const variants = Object.entries(tints[name] ?? {}).map(
        ([tint, table]) => [`${name}-${tint}`, recolour(drawing, table)] as const,
      );
      return [[name, drawing] as const, ...variants];
    }),
  );
}
