import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const GATE = path.join(root, 'packages', 'wallet', 'src', 'core', 'script-tag', 'checked-chunks.ts');
const LITERAL_IMPORT = /\bimport\((['"])(\.[^'"]+)\1\)/g;

/**
 * The code that imports a failed chunk again with another fragment. The loader retries by itself, with a
 * check.
 */
const SECOND_TRY = { file: '/embed/use-chunk.ts', code: /\bimport\(\/\* @vite-ignore \*\/[^)]*\)/ };

/** Returns the name of a lazy chunk: that of its first module. */
export const partName = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');

/** Makes every `import()` of our own code wait until the loader has checked the files that it needs. */
export const checkedImports = (): Plugin => ({
  name: 'checked-imports',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replaceAll('\\', '/');
    if (file.endsWith(SECOND_TRY.file))
      return { code: code.replace(SECOND_TRY.code, 'Promise.reject(error)'), map: null };
    const isOurs = /\/packages\/[^/]+\/src\/.*\.tsx?$/.test(file);
    if (!isOurs || code.search(LITERAL_IMPORT) < 0) return undefined;
    const gated = code.replace(
      LITERAL_IMPORT,
      (call, _quote, part: string) => `checked(${JSON.stringify(partName(part))}).then(() => ${call})`,
    );
    return { code: `import { checked } from ${JSON.stringify(GATE)};\n${gated}`, map: null };
  },
});

const GATED = /\("([^"]+)"\)\.then\(\(\)=>import\("(\.\/[^"]+)"\)/g;

/** Makes each import of minified code use the fragment that the check returns. */
export const importsAsChecked = (code: string): string =>
  code.replace(GATED, (_call, part: string, file: string) => `("${part}").then(t=>import("${file}"+t)`);

/** Throws if a chunk imports another one without the check, which would go unnoticed in a browser. */
export const requireChecks = (file: string, code: string): void => {
  // The vendor's script has an address from the host's config, so the pattern does not match it.
  const unchecked = [...code.matchAll(/(.{0,24})\bimport\(["'`]/g)].filter(
    ([, before = '']) => !before.endsWith('").then(t=>'),
  );
  if (unchecked.length > 0) throw new Error(`${file} has an import() that is not checked before.`);
};
