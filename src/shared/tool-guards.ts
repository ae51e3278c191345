/** Which tools the state of a resource allows. */
import type { Tool } from './tool.ts';

/** What `allowed` of the client returns for an action. */
interface Verdict {
  readonly allowed: boolean | 'unknown';
  readonly reason: string;
}

/** A verdict on a tool, by its name. */
export interface JudgedTool extends Verdict {
  readonly tool: string;
}

/** Judges each tool that the guards of a resource are for. */
export const judgeTools = (
  tools: readonly Tool[],
  record: string,
  verdicts: Readonly<Record<string, Verdict>>,
): JudgedTool[] =>
  Object.entries(verdicts).flatMap(([action, verdict]) => {
    const tool = tools.find(({ guard }) => guard?.record === record && guard.action === action);
    // A condition is no fact.
    const reason = verdict.reason.replaceAll('Not checked:', 'Depends on what no field shows:');
    return tool ? [{ tool: tool.name, ...verdict, reason }] : [];
  });

/** Returns why the state of the resource forbids a tool; undefined if it does not. */
export function rejectionOf(name: string, judged: readonly JudgedTool[]): string | undefined {
  const own = judged.find(({ tool }) => tool === name);
  if (own?.allowed !== false) return undefined;
  const others = judged.filter((each) => each.allowed !== false).map(({ tool }) => tool);
  return `${name} was not sent: ${own.reason} Allowed now: ${others.join(', ') || 'none'}.`;
}
