/** Classes of the theme of VitePress that no page of this site has. */
export const unusedClasses = [
  /VPHero|VPFeatures?|VPHomeSponsors|VPTeam\w*|VPDocAsideSponsors|VPDocAsideCarbonAds|VPImage|VPNavBarAskAiButton/,
  /VPBadge|VPButton|VPFooter|VPMenuGroup|VPMenuLink|VPNavBarMenuGroup|VPNavScreenMenuGroup|VPNavScreenMenuGroupLink/,
  /VPNavBarTranslations|VPNavScreenTranslations|VPSocialLinks?|VPLastUpdated|vp-sponsor[\w-]*|vp-graded-containers/,
  /line-numbers-\w+|footnotes|footnote-\w+|has-focused-lines|task-list-item[\w-]*/,
  /vpi-(?:heart|languages|sparkles|square-pen)/,
].map(({ source }) => source);

const unused = unusedClasses.map((source) => String.raw`\.(?:${source})(?![\w-])`);

/** The kinds of boxes, such as `::: tip`, that no page has. */
export const unusedBoxes = 'info|note|tip|important|warning|danger|caution';

/** Parts of components that pages show: deeper levels of the navigation, marked lines, kinds of boxes. */
const unusedParts = String.raw`\.(?:level-[2-5]|highlighted|vp-block|custom-block\.(?:${unusedBoxes}))(?![\w-])`;

/** East Asian languages have rules of their own. */
const languages = String.raw`:lang\(`;

/** Returns a style sheet without what no page needs. It is in every page, so each of its bytes is sent with every page. */
export const withoutUnused = (sheet: string): string => withoutVariables(withoutRules(sheet));

/** A variable with its value, in which quotes and brackets can contain anything. */
const variable =
  /([{;])(--[\w-]+):((?:[^;{}"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))*)(?=[;}])/g;

/** Leaves out variables that no rule reads, and those that only they read. */
function withoutVariables(sheet: string): string {
  const read = new Set([...sheet.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const kept = sheet
    .replaceAll(variable, (written, before: string, name: string) =>
      read.has(name) ? written : before === '{' ? before : '',
    )
    .replaceAll('{;', '{')
    .replaceAll(/(?<=^|[{}])[^{}]+\{\}/g, '');
  return kept === sheet ? sheet : withoutVariables(kept);
}

/** Leaves out the rules of parts that no page shows. */
function withoutRules(sheet: string): string {
  const scoped = new RegExp(String.raw`(?:${unused.join('|')})\[(data-v-\w+)\]`, 'g');
  const scopes = [...sheet.matchAll(scoped)].map(([, scope]) => String.raw`\[${scope}\]`);
  const none = new RegExp([...unused, ...scopes, unusedParts, languages].join('|'));
  return sheet.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    const all = selectors.split(',');
    const shown = all.filter((selector) => !none.test(selector));
    if (shown.length === 0) return '';
    // A comma within brackets separates no selectors of the rule.
    return selectors.includes('(') ? rule : `${shown.join(',')}{${body}}`;
  });
}
