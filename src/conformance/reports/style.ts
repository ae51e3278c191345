/** The style of the page, in the colors of the documentation, light and dark. */
export const style = `
:root { color-scheme: light dark; --bg: #fff; --soft: #f6f6f7; --text: #3c3c43; --dim: #5d5d66; --line: #e2e2e3; --brand: #3451b2; --bad: #b8272c; --warn: #915930; --good: #18794e; }
@media (prefers-color-scheme: dark) { :root { --bg: #1b1b1f; --soft: #202127; --text: #dfdfd6; --dim: #a5a5ac; --line: #3c3f44; --brand: #a8b1ff; --bad: #f66f81; --warn: #f9b44e; --good: #3dd68c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 32px 24px 64px; background: var(--bg); color: var(--text); font: 16px/1.6 Inter, system-ui, sans-serif; }
h1 { margin: 0; font-size: 32px; line-height: 1.25; }
h2 { display: inline-block; margin: 32px 0 12px; font-size: 22px; }
h3 { margin: 0 0 8px; font-size: 16px; font-weight: 500; }
code, pre { font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
pre { overflow-x: auto; margin: 8px 0; padding: 12px 16px; border-radius: 8px; background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { background: var(--soft); }
summary { cursor: pointer; }
article { margin: 12px 0; padding: 12px 16px; border-left: 4px solid var(--line); background: var(--soft); }
article.violation { border-color: var(--bad); }
article.advice { border-color: var(--warn); }
article pre { background: var(--bg); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
.line { margin: 2px 0; }
.small { color: var(--dim); font-size: 14px; }
.verdict { font-size: 18px; font-weight: 600; }
.verdict.conforms { color: var(--good); }
.verdict.violations, .verdict.could-not-run { color: var(--bad); }
.counts { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 0; padding: 0; list-style: none; }
.counts b { font-size: 20px; }
.counts .violation b { color: var(--bad); }
.counts .advice b { color: var(--warn); }
.counts .passed b { color: var(--good); }
`;
