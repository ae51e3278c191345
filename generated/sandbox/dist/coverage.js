import { contract } from "./contract.js";
/** Counts what was exercised. */
export class Coverage {
	#statuses = new Map(contract.operations.map(({ id }) => [id, new Uint32Array(600)]));
	#transitions = new Map(contract.operations.map(({ id }) => [id, {
		applied: 0,
		refused: 0
	}]));
	#moves = new Map();
	#values = new Map(Object.entries(contract.values).map(([name, values]) => [name, new Map(values.map((value) => [value, 0]))]));
	answer({ id }, status) {
		const counts = this.#statuses.get(id);
		if (counts) counts[status] = (counts[status] ?? 0) + 1;
	}
	transition({ id }, how) {
		const counts = this.#transitions.get(id);
		if (counts) counts[how]++;
	}
	move(record, from, to) {
		const key = `${record} ${from} ${to}`;
		this.#moves.set(key, (this.#moves.get(key) ?? 0) + 1);
	}
	/** Values that the contract does not know are not counted: there is no end to them. */
	value(set, value) {
		const counts = this.#values.get(set);
		const count = counts?.get(value);
		if (count !== undefined) counts?.set(value, count + 1);
	}
	report() {
		const report = {
			covered: 0,
			total: 0,
			operations: contract.operations.map(({ id, answers }) => {
				const counts = this.#statuses.get(id) ?? new Uint32Array();
				const statuses = answers.map(({ status }) => [status, sum(counts, status)]);
				return {
					operation: id,
					calls: counts.reduce((total, count) => total + count, 0),
					statuses: Object.fromEntries(statuses)
				};
			}),
			transitions: contract.operations.filter(({ transition }) => transition).map(({ id }) => ({
				operation: id,
				applied: 0,
				refused: 0,
				...this.#transitions.get(id)
			})),
			moves: Object.entries(contract.lifecycles).flatMap(([record, { moves }]) => moves.flatMap(({ from = null, to }) => to ? {
				record,
				from,
				to,
				count: this.#moves.get(`${record} ${from} ${to}`) ?? 0
			} : [])),
			values: Object.fromEntries(Object.entries(contract.values).map(([name, values]) => [name, Object.fromEntries(values.map((value) => [value, this.#values.get(name)?.get(value) ?? 0]))]))
		};
		const counts = cases(report).map(({ count }) => count);
		return {
			...report,
			covered: counts.filter(Boolean).length,
			total: counts.length
		};
	}
}
/** Answers with a status; `2XX` stands for all from 200 to 299. */
function sum(counts, status) {
	if (!status.endsWith("XX")) return counts[Number(status)] ?? 0;
	const first = Number(status[0]) * 100;
	return counts.subarray(first, first + 100).reduce((total, count) => total + count, 0);
}
/** Everything that can be covered, one by one. A call that is never refused has no refusal to cover. */
function cases({ operations, transitions, moves, values }) {
	const refusable = new Set(contract.operations.filter(({ transition }) => transition?.conditions || Object.keys(transition?.from ?? {}).length > 0).map(({ id }) => id));
	return [
		...operations.flatMap(({ operation, statuses }) => Object.entries(statuses).map(([status, count]) => ({
			suite: operation,
			name: `answers ${status}`,
			count
		}))),
		...transitions.flatMap(({ operation, applied, refused }) => [{
			suite: operation,
			name: "transition applied",
			count: applied
		}, ...refusable.has(operation) ? [{
			suite: operation,
			name: "transition refused",
			count: refused
		}] : []]),
		...moves.map(({ record, from, to, count }) => ({
			suite: `${record} moves`,
			name: `${from ?? "creation"} to ${to}`,
			count
		})),
		...Object.entries(values).flatMap(([suite, counts]) => Object.entries(counts).map(([name, count]) => ({
			suite,
			name,
			count
		})))
	];
}
/** The report as JUnit reads it: what was not exercised counts as skipped. */
export function junit(report) {
	const all = cases(report);
	const lines = [...new Set(all.map(({ suite }) => suite))].map((suite) => {
		const entries = all.filter((entry) => entry.suite === suite);
		const skipped = entries.filter(({ count }) => count === 0).length;
		const rows = entries.map(({ name, count }) => {
			const head = `    <testcase classname="${suite}" name="${name}"`;
			return count > 0 ? `${head}/>` : `${head}><skipped message="not exercised"/></testcase>`;
		});
		return [
			`  <testsuite name="${suite}" tests="${entries.length}" failures="0" skipped="${skipped}">`,
			...rows,
			"  </testsuite>"
		].join("\n");
	});
	const { covered, total } = report;
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="docproc contract coverage" tests="${total}" failures="0" skipped="${total - covered}">`,
		...lines,
		"</testsuites>",
		""
	].join("\n");
}
