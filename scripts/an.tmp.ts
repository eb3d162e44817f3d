// marginal gzip of each module in the first load, from sources
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build } from 'vite';
import { root } from '/work/main/scripts/root.ts';
const code = `import { mount } from './packages/wallet/src/index.ts'; globalThis.mount = mount;`;
const HOST = root + '/host.js';
const want = process.argv[2] ?? 'initial';
const built: any = await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'host',
      enforce: 'pre',
      resolveId: (s: string) => (s === HOST ? HOST : undefined),
      load: (id: string) =>
        id === HOST
          ? code
          : process.env.STUB && new RegExp(process.env.STUB).test(id)
            ? 'export const CardMenu=1,FormScreen=2,MyWalletView=3,checkGiftCard=4,FlyoutScreens=5'
            : undefined,
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: HOST, formats: ['es'] },
    rollupOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      preserveEntrySignatures: false,
      output: { chunkFileNames: '[name].js' },
    },
  },
});
const outs = (Array.isArray(built) ? built : [built])
  .flatMap((b: any) => b.output)
  .filter((o: any) => o.type === 'chunk');
const by = new Map(outs.map((o: any) => [o.fileName, o]));
const min = async (c: string) =>
  (await transform(c, { minify: true, target: 'es2022', format: 'esm', legalComments: 'none' })).code;
const gz = (s: string) => gzipSync(s, { level: 9 }).length;
const close = (f: string, s = new Set<string>()) => {
  const c: any = by.get(f);
  if (!c || s.has(f)) return s;
  s.add(f);
  c.imports.forEach((i: string) => close(i, s));
  return s;
};
const entry: any = outs.find((o: any) => o.isEntry);
const initial = close(entry.fileName);
const fly = outs.find((o: any) => /late-screens|FlyoutScreens/.test(o.fileName));
const list = new Set([...initial, ...close(fly.fileName)]);
let sumI = 0,
  sumL = 0,
  all = 0;
for (const o of outs) {
  const g = gz(await min(o.code));
  all += g;
  if (initial.has(o.fileName)) sumI += g;
  if (list.has(o.fileName)) sumL += g;
  console.log(
    o.fileName.padEnd(34),
    g,
    initial.has(o.fileName) ? 'I' : list.has(o.fileName) ? 'L' : '',
    o.imports.filter((i: string) => !/^react/.test(i)).join(','),
  );
}
console.log(
  'box',
  (sumI / 1024).toFixed(2),
  'list',
  (sumL / 1024).toFixed(2),
  'all',
  (all / 1024).toFixed(2),
);
const set =
  want === 'initial' ? initial : want === 'list' ? new Set([...list].filter((f) => !initial.has(f))) : list;
const mods: [string, string][] = [];
for (const f of set)
  for (const [id, m] of Object.entries<any>((by.get(f) as any).modules))
    if (m.code) mods.push([id, await min(m.code).catch(() => m.code)]);
const total = gz(mods.map((m) => m[1]).join('\n'));
console.log('joint one file', (total / 1024).toFixed(2));
const rows = mods
  .map(
    ([id, c], i) =>
      [
        total -
          gz(
            mods
              .filter((_, j) => j !== i)
              .map((m) => m[1])
              .join('\n'),
          ),
        c.length,
        id.replace(/.*node_modules\/\.pnpm\//, '~').replace(root + '/packages/', ''),
      ] as const,
  )
  .sort((a, b) => b[0] - a[0]);
for (const r of rows) console.log(String(r[0]).padStart(6), String(r[1]).padStart(7), r[2]);
