/** Pages as modules. Nearly all of their HTML never changes, so they need no compiler of Vue. */
import { Parser } from 'htmlparser2';

/** What VitePress makes of a page of Markdown that has no scripts of its own. */
const page = /^<script >\n(.*?)\nexport default (\{.*?\})<\/script>\n<template>(.*)<\/template>$/s;
/** What the compiler of Vue reads, besides components: directives, interpolations, URLs of images, closed tags. */
const dynamic =
  /<[a-z][^<>]*\s(?:v-(?!pre\b)|[:@#][\w-]+=)|\{\{|<(?:slot|template|component|img|\w+-)|<(?:a|b|i|p|div|span|code|pre|li|t[dhr])\b[^<>]*\/>/;

interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | Static)[];
  /** Where it starts in the page. */
  start: number;
  /** Whether a component is in it. */
  alive: boolean;
}

/** A part of the page that never changes. */
interface Static {
  start: number;
  end: number;
  /** How many elements and texts it has at its top. */
  nodes: number;
  endsWithText: boolean;
}

/**
 * Returns a JavaScript module for a page, the same for browsers and servers: its components, and the HTML around them as
 * strings. Returns undefined for a page that needs the compiler.
 *
 * @param source the page as a component of Vue, as VitePress renders it
 */
export function pageModule(source: string): string | undefined {
  const [, data = '', options = '', written = ''] = page.exec(source) ?? [];
  if (!written || dynamic.test(written)) return undefined;
  const html = written
    .replaceAll(/(<\w[^<>]*?) v-pre(?:="")?(?=[\s>])/g, '$1')
    .replaceAll(/<!--.*?-->/gs, '');
  const body = render(html);
  return (
    body &&
    [
      'import { createElementBlock, createElementVNode, createStaticVNode, createVNode, openBlock, resolveComponent } from "vue";',
      data,
      `export default { ...${options}, render(context, cache) {`,
      body,
      '} };',
    ].join('\n')
  );
}

/** Returns the body of a function that renders HTML with components; undefined if only the compiler can. */
function render(html: string): string | undefined {
  let cached = 0;
  const text = (from: number, to: number, nodes: number): string =>
    `cache[${cached++}] ||= createStaticVNode(${JSON.stringify(html.slice(from, to))}, ${nodes})`;
  if (!/<[A-Z]/.test(html)) return `return ${text(0, html.length, 1)};`;
  const root = parse(html);
  if (!root) return undefined;
  const vnode = (node: Element | Static): string => {
    if (!('tag' in node)) return text(node.start, node.end, node.nodes);
    const { tag, attributes, children } = node;
    if (isComponent(tag))
      return `createVNode(resolveComponent(${JSON.stringify(tag)}), ${properties(attributes)})`;
    const name = node === root ? 'createElementBlock' : 'createElementVNode';
    return `${name}(${JSON.stringify(tag)}, ${JSON.stringify(attributes)}, [\n${children.map(vnode).join(',\n')}\n])`;
  };
  return `return openBlock(), ${vnode(root)};`;
}

const isComponent = (tag: string): boolean => /^[A-Z]/.test(tag);

/** Returns the attributes of a component as the source of an object. The value of `:name` is JSON. */
const properties = (attributes: Record<string, string>): string =>
  `{ ${Object.entries(attributes)
    .map(([name, value]) =>
      name.startsWith(':')
        ? `${JSON.stringify(name.slice(1))}: ${value}`
        : `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    .join(', ')} }`;

/** Returns the element that HTML consists of; undefined if only the compiler of Vue can read it. */
function parse(html: string): Element | undefined {
  const top: Element = { tag: '', attributes: {}, children: [], start: 0, alive: true };
  const open = [top];
  let readable = true;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        open.push({ tag, attributes, children: [], start: parser.startIndex, alive: isComponent(tag) });
      },
      ontext: () => add(parser.startIndex, parser.endIndex + 1, true),
      onclosetag(_, implied) {
        const [element, parent] = [open.pop(), open.at(-1)];
        // A tag that another one closes; those without content close themselves.
        if (!element || !parent || (implied && parser.startIndex !== element.start))
          return (readable = false);
        if (!element.alive) return add(element.start, parser.endIndex + 1, false);
        if (isComponent(element.tag) && !isPlain(element)) readable = false;
        parent.alive = true;
        parent.children.push(element);
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  function add(start: number, end: number, isText: boolean): void {
    const { children } = open.at(-1) ?? top;
    const last = children.at(-1);
    if (last && !('tag' in last)) {
      // Entities divide a text.
      if (!isText || !last.endsWithText) last.nodes++;
      Object.assign(last, { end, endsWithText: isText });
    } else children.push({ start, end, nodes: 1, endsWithText: isText });
  }
  parser.end(html);
  const [root, ...others] = top.children;
  return readable && root && 'tag' in root && others.length === 0 ? root : undefined;
}

/** Whether a component has no content, no directives, and no properties that have to be computed. */
function isPlain({ attributes, children }: Element): boolean {
  return (
    children.length === 0 &&
    Object.entries(attributes).every(
      ([name, value]) => /^:?[a-z]+$/i.test(name) && (!name.startsWith(':') || isJson(value)),
    )
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
