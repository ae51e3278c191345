export const transitions = {
	complete: {
		"from": { "status": { "in": ["REVIEWING"] } },
		"conditions": ["The task passes the validation that would also let it through without a person."]
	},
	discard: {
		"from": { "status": { "in": ["REVIEWING"] } },
		"conditions": []
	},
	report: {
		"from": {},
		"conditions": []
	},
	unlock: {
		"from": {
			"status": { "in": [
				"COMPLETED",
				"DISCARDED",
				"FILTERED"
			] },
			"exported_at": { "in": [null] }
		},
		"conditions": ["The upload that the task belongs to is not fully processed."]
	},
	approve: {
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [false] }
		},
		"conditions": []
	},
	disapprove: {
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [true] }
		},
		"conditions": []
	}
};
