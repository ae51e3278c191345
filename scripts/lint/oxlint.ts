/** Rules on our own code that oxlint does not have, as a plugin of it. .oxlintrc.json says where they apply. */
import { readFileSync } from 'node:fs';

/** The parts of a node that the rules read. */
interface Node {
  name?: string;
  value?: unknown;
  property?: Node;
  type: string;
  expression?: Node;
  typeAnnotation?: Node;
}
interface RuleContext {
  filename: string;
  options: unknown[];
  report(problem: { node: Node; message: string }): void;
}

const vocabulary = new URL('../../openapi/extensions.schema.yaml', import.meta.url);
const fields = [...readFileSync(vocabulary, 'utf8').matchAll(/^ {2}(x-[\w-]+):/gm)].map(([, name]) => name);
/** A name by itself, or in a pointer. */
const field = new RegExp(`(?:^|/)(\\$ref|${fields.join('|')})\\b`);

export default {
  meta: { name: 'docproc' },
  rules: {
    'read-the-model': {
      create(context: RuleContext) {
        const check = (node: Node, text: unknown): void => {
          const [, name] = (typeof text === 'string' && field.exec(text)) || [];
          if (name === undefined) return;
          const message = `Only scripts/model/ reads \`${name}\`. Use the value of the model, or add it to the model.`;
          context.report({ node, message });
        };
        return {
          Literal: (node: Node) => check(node, node.value),
          TemplateElement: (node: Node) => check(node, (node.value as { raw: string }).raw),
          MemberExpression: ({ property }: { property: Node }) => check(property, property.name),
        };
      },
    },
    /** Its option has the names of folders beside each other, from the ground up: none imports one after it. */
    'import-down': {
      meta: { schema: false },
      create(context: RuleContext) {
        const floors = context.options[0] as string[];
        const floorOf = (path: string): number =>
          floors.indexOf(path.split(/[\\/]/).findLast((name) => floors.includes(name)) ?? '');
        const own = floorOf(context.filename);
        const check = ({ source }: { source?: Node | null }): void => {
          const path = String(source?.value ?? '');
          if (!source || !path.startsWith('.') || floorOf(path) <= own) return;
          const message = `${floors[own]}/ is below ${floors[floorOf(path)]}/. Move what both need down, or pass it in.`;
          context.report({ node: source, message });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
    'no-hidden-cast': {
      create: (context: RuleContext) => ({
        TSAsExpression(node: { type: string; expression: Node; typeAnnotation: Node }) {
          const { typeAnnotation: to, expression: from } = node;
          const isHidden =
            to.type === 'TSNeverKeyword' ||
            (from.type === 'TSAsExpression' && from.typeAnnotation?.type === 'TSUnknownKeyword');
          const message = 'The cast hides the types. Correct the types, or check the value at run time.';
          if (isHidden) context.report({ node, message });
        },
      }),
    },
  },
};
