/** Metrics of a sandbox in the format of Prometheus. */
import type { Registry as Metrics } from 'prom-client';
import { contract } from '../../../../generated/sandbox/contract/contract.ts';
import type { SandboxResponse } from '../../contract/messages.ts';
import { sandboxesOf } from '../../control/teams.ts';
import type { Sandbox } from '../../testing/sandbox.ts';

/** Memory, CPU and event loop of the process. */
let ofProcess: Metrics | undefined;

/** Returns the metrics of a sandbox, and of all teams that share it. The first call loads what makes them. */
export async function metrics(sandbox: Sandbox): Promise<SandboxResponse> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  const own = new Registry();
  const registers = [own];
  const sizes = {
    teams: 'Teams that are kept.',
    tasks: 'Tasks of all teams.',
    bytes: 'Bytes kept, roughly.',
  };
  const used = (await sandbox.surroundings.shared?.host.used()) ?? sandbox.state;
  const values = { tasks: used.tasks, bytes: used.bytes, teams: used.teams?.size };
  for (const [size, help] of Object.entries(sizes)) {
    const name = `docproc_sandbox_${size}`;
    new Gauge({ name, help, registers }).set(values[size as keyof typeof values] ?? 0);
  }
  const name = 'docproc_sandbox_requests_total';
  const help = 'Requests by operation and status of the response, since the start or the last reset.';
  const requests = new Counter({ name, help, registers, labelNames: ['operation', 'status'] });
  for (const { state } of await sandboxesOf(sandbox)) {
    for (const { id: operation } of contract.operations) {
      for (const [status, count] of state.coverage.of('status', operation))
        requests.inc({ operation, status }, count);
    }
  }
  const body = await Registry.merge([own, ofProcess]).metrics();
  return { status: 200, type: own.contentType, body };
}
