/** Where the focus goes when what has it is gone: without it, a keyboard begins at the top of the page again. */

/** Moves the focus to the heading of what is shown when the element that has it is removed or hidden. */
export function keepFocus(): void {
  let last: Element | undefined;
  addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : undefined));
  new MutationObserver(() => {
    const isElsewhere = ![document.body, last].includes(document.activeElement ?? document.body);
    if (!last || isElsewhere || last.checkVisibility()) return;
    const heading = document.querySelector<HTMLElement>('.entry h2') ?? document.querySelector('h1');
    heading?.focus({ preventScroll: true });
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
}
