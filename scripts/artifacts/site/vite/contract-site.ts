import { fileURLToPath } from 'node:url';
import type { DefaultTheme, SiteConfig } from 'vitepress';
import { messageOf } from '../../../lib/cli.ts';
import { root, rootPackage } from '../../../lib/package-json.ts';
import { dataModules } from '../../sandbox/data.ts';
import { type Contract, loadContract } from '../../../model/bundle.ts';
import { apiSidebar } from '../pages/sidebar.ts';
import { withBody } from '../pages/written.ts';
import { makePlan, type Plan } from '../pages/plan.ts';
import { sectionsOf } from './search.ts';

export const path = (below: string): string => fileURLToPath(new URL(below, root));
export const folders = {
  docs: path('docs'),
  sandbox: path('generated/sandbox/contract'),
};

/** What configuration, plugin and build share: the state of the contract that pages are rendered from. */
export class ContractSite {
  #contract: Promise<Contract> | undefined;
  #plan: Promise<Plan> | undefined;
  #modules: Promise<Map<string, string>> | undefined;
  /** The folder of the contract. */
  folder = path('openapi');
  /** The work on an edit that comes before the pages. */
  after: () => Promise<unknown> = () => Promise.resolve();
  /** What pages ask for and the contract has not, with file and line. */
  readonly problems = new Set<string>();
  /** The plan that pages are rendered from at this moment. */
  current: Plan | undefined;

  /** Uses a contract that is read already. */
  use(contract: Promise<Contract>): void {
    this.#contract = contract;
  }

  plan(): Promise<Plan> {
    return (this.#plan ??= this.#read());
  }

  async #read(): Promise<Plan> {
    try {
      return this.show(await makePlan(await (this.#contract ?? loadContract(this.folder))));
    } catch (error) {
      // After the next edit it may work.
      this.#plan = undefined;
      throw error;
    }
  }

  /** Renders pages from another plan from now on. */
  show(plan: Plan): Plan {
    this.#plan = Promise.resolve(plan);
    this.#modules = undefined;
    this.current = plan;
    return plan;
  }

  /** Returns a page as VitePress renders it: generated whole, or written, with its title and its blocks in place. */
  async source(written: string, page: string): Promise<string> {
    const { expand, api } = await this.plan();
    try {
      return await (api.get(page)?.source() ?? withBody(written, (body) => expand(body, page, 'site')));
    } catch (error) {
      this.problems.add(messageOf(error));
      throw error;
    }
  }

  /** Adds the generated pages to the site, and leads to them. */
  async addPages(config: SiteConfig<DefaultTheme.Config>): Promise<void> {
    const { site, api } = await this.plan();
    config.pages = [...new Set([...config.pages, ...api.keys()])].sort();
    const { themeConfig } = config.site;
    const { sidebar: written = [] } = themeConfig;
    const guides = Array.isArray(written) ? written : written['/'];
    const reference = apiSidebar(site);
    themeConfig.sidebar = {
      '/reference/': reference,
      '/schemas/': reference,
      '/operations': reference,
      '/': guides ?? [],
    };
  }

  /** Returns what the search finds of a page. */
  async sections(html: string, page: string): Promise<ReturnType<typeof sectionsOf>> {
    const { api, pages } = await this.plan();
    const generated = api.get(page);
    const { synonyms = [] } = generated ?? pages.find(({ path }) => path === page) ?? {};
    return sectionsOf(html, synonyms, generated !== undefined);
  }

  /** The generated modules of the sandbox that runs in a page, by their file. */
  modules(): Promise<Map<string, string>> {
    return (this.#modules ??= this.plan().then(async ({ site }) => {
      const { version } = await rootPackage();
      const modules = dataModules(site, version);
      return new Map(Object.entries(modules).map(([file, text]) => [path(file), text]));
    }));
  }
}
