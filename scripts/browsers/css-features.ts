import { readFileSync } from 'node:fs';
import { parse, walk } from 'css-tree';
import type { CssNode } from 'css-tree';

/** Returns the keys in MDN's data that a node of a style sheet may stand for. */
function keysOf(node: CssNode): readonly string[] {
  if (node.type === 'Declaration') {
    const { property, value } = node;
    const words: string[] = [];
    walk(value, (part) => {
      if (part.type === 'Identifier') words.push(part.name);
      // The alternative text of generated content.
      if (part.type === 'Operator' && part.value === '/') words.push('alt_text');
    });
    return [`css.properties.${property}`, ...words.map((word) => `css.properties.${property}.${word}`)];
  }
  if (node.type === 'Function') return [`css.types.${node.name}`, `css.types.color.${node.name}`];
  if (node.type === 'Atrule') return [`css.at-rules.${node.name}`];
  if (node.type === 'Feature') return [`css.at-rules.media.${node.name}`];
  if (node.type === 'NestingSelector') return ['css.selectors.nesting'];
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return [`css.selectors.${node.name}`];
  return [];
}

/** Returns the platform features that a style sheet uses, by their keys in MDN's data. */
export function cssFeatures(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  walk(parse(readFileSync(file, 'utf8'), { parseCustomProperty: true }), (node) => {
    for (const key of keysOf(node)) found.add(key);
  });
  return found;
}
