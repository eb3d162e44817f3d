import path from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

/** Returns the keys in MDN's data that a declaration of TypeScript's own libraries may stand for. */
function keysOf(declaration: ts.NamedDeclaration): readonly string[] {
  const { name, parent } = declaration;
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return [];
  const of = (owner: string) => [
    `api.${owner}.${name.text}`,
    `api.${owner}.${name.text}_static`,
    `javascript.builtins.${owner}.${name.text}`,
  ];
  if (ts.isInterfaceDeclaration(parent)) return of(parent.name.text.replace(/Constructor$/, ''));
  if (ts.isModuleBlock(parent)) return of(parent.parent.name.text);
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return of(parent.parent.name.getText());
  return [`api.${name.text}`, `api.Window.${name.text}`, `javascript.builtins.${name.text}`];
}

const isLibrary = (file: string): boolean => /[\\/]lib\.[\w.]+\.d\.ts$/.test(file);

/**
 * Returns the platform features that our sources use: for each use, the keys in MDN's data that it may stand
 * for, and the files.
 */
export function scriptFeatures(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = new Map<string, string[]>();

  function visit(node: ts.Node, file: string): void {
    if (ts.isIdentifier(node) && !ts.isTypeReferenceNode(node.parent)) {
      const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
      const own = declarations.find((one) => isLibrary(one.getSourceFile().fileName));
      const keys = own ? keysOf(own).join(' ') : '';
      if (keys !== '' && found.get(keys)?.at(-1) !== file)
        found.set(keys, [...(found.get(keys) ?? []), file]);
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source, path.relative(root, file));
  }
  return found;
}
