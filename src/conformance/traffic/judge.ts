/** Judges recorded traffic: whether a server did what the contract does not allow, whoever else used it meanwhile. */
import { groupBy } from '../../shared/group-by.ts';
import { isSuccess } from '../requests/received.ts';
import { task, upload } from '../contract/resource.ts';
import { entriesOf, type HarEntry } from '../../shared/har.ts';
import { isRejected, mayHaveEffect, OverlapError, type HistoryOptions } from './history.ts';
import { interpretationsOf, mayHide, settingsOfSeveral, type Interpretation } from './interpretations.ts';
import {
  alwaysConstant,
  constantsOf,
  observe,
  type Observed,
  sharer,
  type TrafficVerdict,
} from './observed.ts';
import { orderOf, type IsBefore, type Times } from './order.ts';
import { contradictionsIn, readAlone, withWrites } from './proof.ts';
import { readEntry, timesOf, wordsOf } from './recorded.ts';
import { Worlds, type Assumed } from './worlds.ts';

/** An archive: its name, and its bytes. */
export interface Archive {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

export interface JudgeOptions {
  /** Base URLs of the service. @default every URL counts whose path ends as one of the contract */
  baseUrls?: readonly string[];
  /** Whether the log has every request that changes something. @default false */
  complete?: boolean;
  /** Values of settings that the server follows. @default {} */
  assumed?: Assumed;
}

/** What recorded traffic shows. */
export interface TrafficReport {
  /** Entries of the archives. */
  exchanges: number;
  judged: number;
  skipped: { reason: string; count: number }[];
  findings: TrafficFinding[];
  /** Values of settings that the server follows, with exchanges that show them. */
  interpretations: { question: string; value: string; entries: number[] }[];
}

export interface TrafficFinding {
  /** What is wrong: `accepted`, `rejected`, `effect`, … */
  check: string;
  verdict: TrafficVerdict;
  /** operationId. */
  operation: string;
  /** `task 4711`; empty if the exchange names none. */
  resource: string;
  message: string;
  /** Indices in `log.entries` of the exchanges that prove it. */
  entries: number[];
  /** The archives that the entries are in, if there are several. */
  files?: string[];
  /** What the exchanges were. */
  exchanges: { time: string; method: string; path: string; status: number; trace?: string }[];
}

/** A request that may have changed resources in a way that the contract does not describe. */
interface Unknown extends Times {
  url: string;
  /** Empty if it is long, as that of a file is. */
  body: string;
}

/**
 * Judges archives together.
 *
 * @throws {UsageError} One is no HTTP archive.
 */
export async function judgeTraffic(
  archives: readonly Archive[],
  options: JudgeOptions = {},
): Promise<TrafficReport> {
  const { baseUrls = [] } = options;
  const skipped = new Map<string, number>();
  const skip = (reason: string, count = 1): void =>
    void skipped.set(reason, (skipped.get(reason) ?? 0) + count);
  const observed: Observed[] = [];
  const withoutResponse: Observed[] = [];
  const unknown: Unknown[] = [];
  let exchanges = 0;
  const bases = baseUrls.map((each) => each.replace(/\/+$/, ''));
  const share = sharer();
  for (const [file, { name, bytes }] of archives.entries())
    for await (const [index, entry] of entriesOf(bytes, name)) {
      exchanges++;
      const read = readEntry(entry, { file, index }, bases);
      if (!('skipped' in read)) observed.push(share(observe(read)));
      else {
        skip(read.skipped);
        const { method = '', url = '', postData: { text = '' } = {} } = entry.request ?? {};
        const isRead = /^(GET|HEAD|OPTIONS)$/i.test(method);
        if (read.write) withoutResponse.push(share(observe(read.write)));
        else if (!isRead && !isRejected({ status: entry.response?.status ?? 0 }))
          unknown.push({ file, ...unknownTimes(entry), url, body: text.length > 1e4 ? '' : text });
      }
    }
  // Those that are named are of the service.
  const known = bases.length > 0 ? new Set(bases) : serviceOf(observed);
  const judged = observed.filter(({ base }) => known.has(base));
  if (judged.length < observed.length)
    skip('its host shows nothing of the service', observed.length - judged.length);
  const bodiless = judged.filter(({ whole, status }) => !whole && isSuccess({ status }));
  if (bodiless.length > 0) skip('its body is missing or cut: only its status is judged', bodiless.length);
  const sorted = [...judged, ...withoutResponse.filter(({ base }) => known.has(base))].toSorted(
    (a, b) => a.start - b.start || a.file - b.file || a.index - b.index,
  );
  const interpretations = interpretationsOf(sorted);
  const judge = new Judge({ archives, sorted, unknown, options, skip });
  return {
    exchanges,
    judged: judged.length - bodiless.length,
    findings: judge.findings(interpretations),
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    interpretations: interpretations.map(({ by, ...rest }) => ({
      ...rest,
      entries: by.map(({ index }) => index),
    })),
  };
}

/** When an unknown request had its effect: after an error of the server, at any later time. */
const unknownTimes = (entry: HarEntry): Pick<Times, 'start' | 'end'> =>
  timesOf((entry.response?.status ?? 0) < 400 ? entry : { ...entry, time: -1 });

/** The base URLs that show the service: with responses that fit the contract, or else with its longer paths and no other page. */
function serviceOf(observed: readonly Observed[]): Set<string> {
  const basesOf = (wanted: (each: Observed) => boolean): Set<string> =>
    new Set(observed.filter(wanted).map(({ base }) => base));
  const hasFields = ({ kept }: Observed): boolean => Object.keys(kept).length > 0;
  const proper = basesOf((each) => isSuccess(each) && each.proper && hasFields(each));
  return proper.size > 0
    ? proper
    : basesOf((each) => each.operation.shorthandOf === undefined && !each.isPage);
}

/** What is judged together. */
interface Log {
  archives: readonly Archive[];
  /** The exchanges in the order of their starts. */
  sorted: readonly Observed[];
  unknown: readonly Unknown[];
  options: JudgeOptions;
  /** Counts what is not judged. */
  skip: (reason: string, count?: number) => void;
}

class Judge {
  readonly #log: Log;
  readonly #isBefore: IsBefore;
  readonly #worlds = new Map<string, Worlds>();
  /** Exchanges with an upload and its tasks, and of which upload a resource is. */
  readonly #families: ReadonlyMap<string | undefined, readonly Observed[]>;
  readonly #familyOf: (exchange: Observed) => string | undefined;
  readonly #findings: TrafficFinding[] = [];
  /** Unknown requests in the order of their starts, with the IDs that they name. */
  readonly #unknown: readonly (Unknown & { ids: readonly string[] })[];

  constructor(log: Log) {
    this.#log = log;
    const ids = new Set(log.sorted.map(({ id }) => id));
    const unknown = log.unknown.toSorted((a, b) => a.start - b.start);
    this.#unknown = unknown.map((each) => ({
      ...each,
      ids: wordsOf(`${each.url} ${each.body}`).filter((word) => ids.has(word)),
    }));
    this.#isBefore = orderOf(log.sorted);
    const [field = ''] = Object.keys(task.foreignKeys);
    const uploads = new Map(
      log.sorted.flatMap(({ resource, kept }) => (field in kept ? [[resource, kept[field]] as const] : [])),
    );
    this.#familyOf = ({ operation, resource, idHash }) =>
      operation.resource === upload.name ? idHash : uploads.get(resource);
    this.#families = groupBy(log.sorted, this.#familyOf);
  }

  findings(interpretations: readonly Interpretation[]): TrafficFinding[] {
    const assumed: Readonly<Record<string, string>> = this.#log.options.assumed ?? {};
    for (const { question, value, by } of interpretations) {
      const wanted = assumed[question] ?? value;
      const message = `${question} is ${value}, and was set to ${wanted}.`;
      const isSure = this.#log.options.complete === true || !settingsOfSeveral.has(question);
      const verdict = isSure ? 'violation' : 'inconclusive';
      if (value !== wanted) this.#add('interpretation', verdict, by[0]?.operation.id ?? '', message, by);
    }
    for (const each of this.#log.sorted)
      for (const { check, verdict, message } of each.found)
        this.#add(check, verdict, each.operation.id, message, [each]);
    const groups = groupBy(this.#log.sorted, ({ resource }) => resource);
    const hosts = groupBy([...groups.keys()], placeOf);
    for (const [resource, exchanges] of groups) {
      if (resource === undefined) continue;
      const projects = new Set(
        exchanges.filter((each) => isSuccess(each)).flatMap(({ values }) => values['project_id'] ?? []),
      );
      const bases = hosts.get(placeOf(resource)) ?? [];
      // A right ID below another project is an open question, and so is whether it is the same resource.
      if (projects.size > 1 || bases.length > 1)
        this.#log.skip(
          `its resource is below several ${projects.size > 1 ? 'projects' : 'base URLs'}: only the response is judged`,
          exchanges.length,
        );
      else this.#resource(exchanges);
    }
    this.#tasks();
    const first = ({ entries: [entry = 0] }: TrafficFinding): number => entry;
    return this.#findings.sort((a, b) => first(a) - first(b));
  }

  /** Judges the exchanges with one resource. */
  #resource(exchanges: readonly Observed[]): void {
    const [{ operation, id = '', path }] = exchanges as [Observed];
    const name = operation.resource ?? '';
    const isComplete = this.#log.options.complete === true;
    const family = this.#familyOf(exchanges[0] as Observed);
    const relatives = family === undefined ? [] : (this.#families.get(family) ?? []);
    const related = relatives.filter(({ resource }) => resource !== exchanges[0]?.resource);
    const team = `${path.split('/', 3).join('/')}/`;
    // One that names no resource may have changed all of the team.
    const cuts = this.#unknown.filter(
      ({ ids, url }) => ids.includes(id) || (ids.length === 0 && url.includes(team)),
    );
    const isBefore = this.#isBefore;
    const overlap = (one: Times, other: Times): boolean => !isBefore(one, other) && !isBefore(other, one);
    // What overlaps one shows what was before, or after, and has its effect there.
    const crossing = new Set(exchanges.filter((each) => cuts.some((cut) => overlap(cut, each))));
    const periods = groupBy(
      exchanges.filter((each) => !crossing.has(each)),
      (each) => cuts.findIndex(({ start }) => start >= each.start),
    );
    for (const period of periods.values()) {
      this.#constants(period, isComplete ? constantsOf(name) : alwaysConstant(name), related);
      const own = new Set(period);
      const unsure = new Set(
        [...crossing].filter((each) => !mayHaveEffect(each) && period.some((one) => overlap(one, each))),
      );
      const all = exchanges.filter((each) => own.has(each) || unsure.has(each) || mayHaveEffect(each));
      const certain = this.#contradictions(all, name, { complete: false, unsure }, related);
      this.#proofs(certain, 'violation');
      if (isComplete) this.#access(period);
      const known = new Set(certain.flatMap(({ exchanges: proof }) => proof.slice(-1)));
      const more = this.#contradictions(all, name, { complete: true, unsure }, related).filter(
        ({ exchanges: proof }) => !known.has(proof.at(-1) as Observed),
      );
      this.#proofs(more, isComplete ? 'violation' : 'inconclusive');
    }
  }

  #contradictions(
    exchanges: readonly Observed[],
    name: string,
    { complete, unsure }: Required<Pick<HistoryOptions, 'complete' | 'unsure'>>,
    related: readonly Observed[],
  ): ReturnType<typeof contradictionsIn> {
    const key = `${name} ${complete}`;
    const worlds = this.#worlds.get(key) ?? new Worlds(name, this.#log.options.assumed ?? {}, complete);
    this.#worlds.set(key, worlds);
    try {
      return contradictionsIn(exchanges, { worlds, isBefore: this.#isBefore, complete, unsure }, related);
    } catch (error) {
      if (!(error instanceof OverlapError)) throw error;
      if (complete)
        this.#log.skip('too many requests overlap: only its response is judged', exchanges.length);
      return [];
    }
  }

  #proofs(proofs: ReturnType<typeof contradictionsIn>, verdict: TrafficVerdict): void {
    for (const { check, operation, message, exchanges } of proofs) {
      const more =
        verdict === 'inconclusive'
          ? ' Another client may have changed it meanwhile; with --complete, it is a violation.'
          : '';
      this.#add(check, verdict, operation, message + more, exchanges);
    }
  }

  /** Fields that no operation changes. */
  #constants(exchanges: readonly Observed[], fields: readonly string[], related: readonly Observed[]): void {
    for (const field of fields) {
      let last: Observed | undefined;
      const alone = readAlone(exchanges, field);
      for (const each of exchanges.filter(({ kept }) => field in kept)) {
        if (last && last.kept[field] !== each.kept[field]) {
          const message = `${field} changed, and nothing changes it.`;
          const { exchanges: proof, cause } = withWrites([last, each], [...exchanges, ...related]);
          this.#add('constant', 'violation', alone ?? cause.operation.id, message, proof);
        }
        last = each;
      }
    }
  }

  /** What a key has found, and what it does not find later. */
  #access(exchanges: readonly Observed[]): void {
    const kindOf = ({ operation, key, values }: Observed): string =>
      [
        key,
        operation.scopes.length > 0 ? operation.scopes.join() : operation.id,
        values['project_id'],
      ].join();
    for (const [index, lost] of exchanges.entries()) {
      if (![403, 404].includes(lost.status) || lost.key === undefined || !lost.documented) continue;
      if (mayHide(lost.operation)) continue;
      const found = exchanges
        .slice(0, index)
        .findLast(
          (each) =>
            isSuccess(each) && each.documented && this.#isBefore(each, lost) && kindOf(each) === kindOf(lost),
        );
      const message = `${lost.operation.id} returned ${lost.status} for a resource that the same key has found before.`;
      if (found) this.#add('access', 'violation', lost.operation.id, message, [found, lost]);
    }
  }

  /** Each file of a form creates one task. */
  #tasks(): void {
    const [field = ''] = Object.keys(task.foreignKeys);
    const created = this.#log.sorted.filter(
      ({ operation, status }) => operation.changeType === 'creates' && isSuccess({ status }),
    );
    const reads = this.#log.sorted.filter(
      ({ operation, kept }) => operation.resource === task.name && field in kept,
    );
    const byUpload = groupBy(reads, ({ base, kept }) => `${base} ${kept[field]}`);
    for (const same of groupBy(created, ({ resource }) => resource).values()) {
      const [{ base, idHash, operation }] = same as [Observed];
      if (idHash === undefined || operation.resource !== upload.name) continue;
      const known = same.every(({ files }) => files !== undefined);
      const files = same.reduce((sum, each) => sum + (each.files ?? 0), 0);
      const seen = [
        ...new Map(
          (byUpload.get(`${base} ${idHash}`) ?? []).toReversed().map((each) => [each.id, each]),
        ).values(),
      ];
      if (!known || files === 0 || seen.length <= files) continue;
      const message = `${operation.id} with ${files} ${files === 1 ? 'file' : 'files'} created ${seen.length} ${task.noun}s.`;
      this.#add('tasks', 'violation', operation.id, message, [...same, ...seen.slice(0, files + 1)]);
    }
  }

  #add(
    check: string,
    verdict: TrafficVerdict,
    operation: string,
    message: string,
    proof: readonly Observed[],
  ): void {
    const exchanges = proof.toSorted((a, b) => a.start - b.start || a.index - b.index);
    const named =
      exchanges.find(({ id, operation: own }) => id !== undefined && own.id === operation) ?? exchanges[0];
    const noun = named?.operation.resource === task.name ? task.noun : upload.noun;
    this.#findings.push({
      check,
      verdict,
      operation,
      resource: named?.id === undefined ? '' : `${noun} ${named.id}`,
      message,
      entries: exchanges.map(({ index }) => index),
      ...(this.#log.archives.length > 1 && {
        files: exchanges.map(({ file }) => this.#log.archives[file]?.name ?? ''),
      }),
      exchanges: exchanges.map(({ time, method, path, status, trace }) => ({
        time,
        method,
        path,
        status,
        ...(trace !== undefined && { trace }),
      })),
    });
  }
}

/** Returns a resource without its base URL. */
const placeOf = (resource: string | undefined): string => (resource ?? '').replace(/^.*\n/, '');
