export interface SarifResult {
  rule: string;
  level: 'error' | 'warning' | 'note';
  message: string;
  /** Path of the file that it is about, relative to the repository; the address of a line, if there is one. */
  uri: string;
  line?: number;
}

/** Returns results as SARIF 2.1.0, which code scanning reads. */
export function sarif(tool: { name: string; version?: string }, results: readonly SarifResult[]): string {
  const rules = [...new Set(results.map(({ rule }) => rule))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { ...tool, rules: rules.map((id) => ({ id })) } },
        results: results.map(({ rule, level, message, uri, line = 1 }) => ({
          ruleId: rule,
          level,
          message: { text: message },
          locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line } } }],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
