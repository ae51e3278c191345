/** The site of `npm start`, as the build writes it where it does not know where the site will be. */
const built = 'http://localhost:4000/';

/**
 * Shows in the commands of the page where this site has the packages.
 *
 * @param page path of the page below the root of the site
 */
export function showAddress(page: string): void {
  const here = new URL('../'.repeat(page.split('/').length - 1) || './', location.href).href;
  if (here === built) return;
  for (const code of document.querySelectorAll('.vp-doc code')) {
    if (!code.textContent.includes(`${built}packages/`)) continue;
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      if (node.data.includes(built)) node.data = node.data.replaceAll(built, here);
  }
}
