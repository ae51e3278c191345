/** Loads the scripts of a page after its first paint: text, links and styles need none of them. */
export function withLateScripts(page: string): string {
  const tags = /<script type="module" src="([^"]+)"><\/script>\s*/g;
  const imports = Array.from(page.matchAll(tags), ([, source]) => `await import("${source}");`);
  const script = `<script>onload=()=>setTimeout(async()=>{${imports.join('')}})</script>`;
  return imports.length === 0 ? page : page.replaceAll(tags, '').replace('</head>', `${script}</head>`);
}
