import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Lets tsup's esbuild understand `import css from './x.css?inline'` as vite does: the text of the sheet, with its
 * imports resolved, minified, and lowered to the build's target.
 */
export const inlineCss = (): Plugin => ({
  name: 'inline-css',
  setup({ onResolve, onLoad, initialOptions }) {
    const cwd = initialOptions.absWorkingDir ?? process.cwd();
    // The suffix stays, since tsup's own CSS plugin claims every path that ends in .css, in any namespace.
    // Paths are relative, or the build machine's folders would show up in comments of the output.
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
