/** Components that are loaded when a reader sees their place. */
import { type Component, defineAsyncComponent } from 'vue';

const waiting = new Set<() => void>();

/** Loads what waits: its place is gone with the page, and another page may show it. */
export function stopWaiting(): void {
  for (const load of waiting) load();
}

/**
 * A component whose script is loaded when it comes into view. Until then the page shows what the build rendered.
 *
 * @param selector its root element
 */
export const onceSeen = (selector: string, loader: () => Promise<Component>): Component =>
  defineAsyncComponent(async () => {
    await seen(selector);
    return loader();
  });

function seen(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? undefined : document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    const load = (): void => {
      observer.disconnect();
      waiting.delete(load);
      resolve();
    };
    waiting.add(load);
    observer.observe(element);
  });
}
