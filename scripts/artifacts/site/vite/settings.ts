/** What the configuration of VitePress needs. */
export { apiSidebar } from '../pages/sidebar.ts';
export { withFont } from '../font.ts';
export { headOf } from './head.ts';
export { readKit } from './kit.ts';
export { withLateScripts } from './late-scripts.ts';
export { markdown } from './markdown.ts';
export { withPolicy } from './policy.ts';
export { indexed, indexOptions } from './search.ts';
export { fromRoot, pagesInFolder, source } from './source.ts';
export { searchStyle, theme } from './theme.ts';
