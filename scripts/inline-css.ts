import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Lets tsup's esbuild resolve `import css from './x.css?inline'` like Vite: to the text of the sheet, with
 * its imports bundled, minified and lowered to the build's target.
 */
export const inlineCss = (): Plugin => ({
  name: 'inline-css',
  setup({ onResolve, onLoad, initialOptions }) {
    const cwd = initialOptions.absWorkingDir ?? process.cwd();
    // The suffix stays, since tsup's own CSS plugin handles every path that ends in .css, in any namespace.
    // Paths are relative, so that comments in the output do not contain the build machine's folders.
    onResolve({ filter: /\.css\?inline$/ }, ({ resolveDir, path: file }) => ({
      namespace: 'inline-css',
      path: path.relative(cwd, path.resolve(resolveDir, file)),
    }));
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path: file }) => {
      const sheet = await build({
        entryPoints: [path.resolve(cwd, file.replace(/\?inline$/, ''))],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        ...(initialOptions.target ? { target: initialOptions.target } : {}),
      });
      const watchFiles = Object.keys(sheet.metafile.inputs).map((input) => path.resolve(cwd, input));
      return { contents: sheet.outputFiles[0]?.text.trim() ?? '', loader: 'text', watchFiles };
    });
  },
});
