import { contract } from "../contract.js";
/** Counts what was exercised of the contract. */
export class Coverage {
	statuses = new Map(contract.operations.map(({ id }) => [id, new Uint32Array(600)]));
	transitions = new Map(contract.operations.map(({ id }) => [id, {
		applied: 0,
		rejected: 0
	}]));
	/** Moves of the service by `record from to`. */
	moves = new Map();
	values = new Map(Object.entries(contract.values).map(([name, values]) => [name, new Map(values.map((value) => [value, 0]))]));
	response({ id }, status) {
		const counts = this.statuses.get(id);
		if (counts) counts[status] = (counts[status] ?? 0) + 1;
	}
	transition({ id }, how) {
		const counts = this.transitions.get(id);
		if (counts) counts[how]++;
	}
	move(record, from, to) {
		const key = `${record} ${from} ${to}`;
		this.moves.set(key, (this.moves.get(key) ?? 0) + 1);
	}
	/** Counts a value of a set. Values that the contract does not list are not counted: there is no end to them. */
	value(set, value) {
		if (typeof value !== "string") return;
		const counts = this.values.get(set);
		const count = counts?.get(value);
		if (count !== undefined) counts?.set(value, count + 1);
	}
}
