import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CLAUSE = /\[[A-Z]-\d+(?:\.\d+)?\]/;

/** Types that hosts write or call, by their names. */
const OF_HOSTS =
  /(?:Config|Handle|Actions|Client|Toggles|Paths|Endpoints|Appearance|Events)$|^(?:Wallet|Selector|Account|Host)Update$|^(?:OrderInfo|ActiveModality|Membership|Enrollment|BenefitDetail|Persistence)$/;
/** In event types, the fields of a detail need no comment, since their names explain them. */
const FLAT = /Events$/;

const hasDoc = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0;

/** Returns the members of a type literal, or of those in a union. */
function literalMembers(type: ts.TypeNode | undefined): readonly ts.TypeElement[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  return ts.isUnionTypeNode(type) ? type.types.flatMap(literalMembers) : [];
}

function undocumented(members: readonly ts.TypeElement[], at: string): readonly string[] {
  return members.flatMap((member) => {
    const name = member.name && `${at}.${member.name.getText().replaceAll(/['"]/g, '')}`;
    if (!name) return [];
    const inner =
      ts.isPropertySignature(member) && !FLAT.test(at) ? undocumented(literalMembers(member.type), name) : [];
    return [...(hasDoc(member) ? [] : [`${name} has no docstring.`]), ...inner];
  });
}

/**
 * Returns the problems of a declaration file as editors show it: clause ids, and members without a comment.
 */
export function hoverProblems(text: string): readonly string[] {
  const file = ts.createSourceFile('api.d.ts', text, ts.ScriptTarget.Latest, true);
  const leaks = text
    .split('\n')
    .filter((line) => CLAUSE.test(line))
    .map((line) => `A clause id is in: ${line.trim()}`);
  const silent = file.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) && OF_HOSTS.test(statement.name.text)
      ? undocumented([...statement.members], statement.name.text)
      : [],
  );
  return [...leaks, ...silent];
}

/** Returns the problems of all declarations of a built package. */
export const packageHoverProblems = (folder: string): readonly string[] =>
  globSync('dist/*.d.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => hoverProblems(readFileSync(path.join(folder, file), 'utf8')));
