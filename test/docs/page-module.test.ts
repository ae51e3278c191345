import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTemplate } from '@vue/compiler-sfc';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSSRApp, h, type Component } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { pageModule } from '../../scripts/artifacts/site/page-module.ts';

const wrap = (html: string): string =>
  `<script >\n\nexport const __pageData = JSON.parse("{\\"title\\":\\"</p>\\"}")\nexport default {name:"a.md"}</script>\n<template><div>${html}</div></template>`;

/** Pages that need no compiler. */
const plain: Record<string, string> = {
  text: '<h1 id="a" tabindex="-1">A <a class="header-anchor" href="#a" aria-label="Permalink">​</a></h1>\n<p>“One” &amp; <code v-pre>{a: &quot;&lt;b&gt;&quot;}</code><br>two</p>',
  code: '<div class="language-ts"><pre class="shiki" v-pre=""><code><span class="line">a\\n`${b}`</span>\n<span class="line"></span></code></pre></div>',
  table:
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td data-label="x &gt; y">1</td></tr></tbody></table>',
  picture: '<svg viewBox="0 0 1 1"><g class="a"><path d="M0 0L1 1"/><text x="1">a</text></g></svg>',
  comment: '<p>a</p><!-- not shown --><p>b</p>',
  component: '<Path method="GET" path="/a/{b}" />',
  between: '<p>a</p>\n<Path method="GET" />\n<p>b</p>text &amp; more<i>c</i>',
  nested:
    '<div class="one"><div id="two"><p>a</p><Path method="PUT" path="&lt;"/><hr><p>b</p></div><div><p>c</p></div></div><p>d</p>',
  properties: `<div><Path :path='{"a":[1,"&#39;&amp;"],"b":null}' method="x" /></div>`,
};

/** Pages that only the compiler of Vue can read. */
const dynamic: Record<string, string> = {
  'an interpolation': '<p>{{ 1 + 1 }}</p>',
  'a directive': '<p v-if="true">a</p>',
  'a bound attribute': '<p class="b" :id="`a`">a</p>',
  'a bound attribute beside a component': '<p :id="`a`">a</p><Path />',
  'a listener': '<button @click="run">a</button>',
  'an image': '<img src="./a.png">',
  'a slot': '<slot />',
  'another element': '<my-element></my-element>',
  'a closed tag': '<p>a<span />b</p>',
  'a component with content': '<Path><p>a</p></Path>',
  'a computed property': '<Path :path="compute()" />',
  'a directive of a component': '<Path v-if="true" />',
  'a paragraph that nobody closes': '<div><p>a<div><Path /></div></div>',
};

const Path: Component = {
  props: ['method', 'path'],
  render: (context: { method?: string; path?: unknown }) =>
    h('code', [context.method ?? '', JSON.stringify(context.path) ?? '']),
};

let folder: string;
beforeAll(async () => {
  // Below the root, so that Vue is found.
  folder = await mkdtemp(join(import.meta.dirname, '../../.cache/page-module-'));
  return () => rm(folder, { recursive: true });
});

interface Page {
  default: Component;
}

async function load(name: string, code: string): Promise<Page> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  return (await import(file)) as Page;
}

const render = (page: Component): Promise<string> =>
  renderToString(createSSRApp({ ...page, components: { Path } }));

/** What readers and browsers do not distinguish: empty lines between elements, and how a character is written. */
const alike = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll(/(<\w[^<>]*)\/>/g, '$1>')
    .replaceAll(/<\/path>/g, '');

describe('a page as a module', () => {
  it.each(Object.entries(plain))('renders %s as the compiler of Vue does', async (name, html) => {
    const own = await load(`own-${name}`, pageModule(wrap(html)) ?? '');
    const { code, errors } = compileTemplate({ source: `<div>${html}</div>`, filename: 'a.md', id: 'a' });
    expect(errors).toEqual([]);
    const compiled = await load(`vue-${name}`, `${code}\nexport default { render };`);
    expect(own).toHaveProperty('__pageData', { title: '</p>' });
    const [rendered, expected] = await Promise.all([render(own.default), render(compiled.default)]);
    expect(alike(rendered)).toBe(alike(expected));
  });

  it.each(Object.entries(dynamic))('is left to the compiler for %s', (_, html) => {
    expect(pageModule(wrap(html))).toBeUndefined();
  });

  it('is left to the compiler for a page with scripts', () => {
    expect(pageModule(`${wrap('<p>a</p>')}\n<script setup>\nlet a;\n</script>`)).toBeUndefined();
  });
});
