export const transitions = {
	complete: {
		"from": { "status": { "in": ["REVIEWING"] } },
		"conditions": ["The task passes the same validation as in automatic processing."]
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
		"conditions": ["The upload of the task is not fully processed."]
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
