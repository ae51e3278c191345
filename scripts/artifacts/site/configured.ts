/** What the configuration of VitePress needs. */
export { ContractSite, folders } from './contract-site.ts';
export { readPages } from './pages.ts';
export { quickBuild } from './quick-build.ts';
export { searchOptions } from './search.ts';
export { withoutUnused } from './styles.ts';
export { contractPlugin } from './vite-plugin.ts';
