// generated/sandbox/contract/validators.ts
const message = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate0.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate0.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate0.errors = vErrors;
	return true;
}
validate0.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const ReportTaskRequest = validate1;
const schema4 = {
	"type": "object",
	"required": ["label", "value"],
	"properties": {
		"label": { "type": "string" },
		"value": { "anyOf": [{
			"type": "string",
			"enum": [
				"poor_quality",
				"wrong_type",
				"missing_info",
				"processing_error",
				"validation_failed"
			]
		}, { "type": "string" }] }
	}
};
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate3.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.issues === void 0 && (missing0 = "issues")) {
				validate3.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.issues !== void 0) {
					let data0 = data.issues;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (Array.isArray(data0)) {
							if (data0.length < 1) {
								validate3.errors = [{
									instancePath: instancePath + "/issues",
									schemaPath: "#/properties/issues/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								}];
								return false;
							} else {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs3 = errors;
									if (errors === errors) {
										if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
											let missing1;
											if (data1.label === void 0 && (missing1 = "label") || data1.value === void 0 && (missing1 = "value")) {
												validate3.errors = [{
													instancePath: instancePath + "/issues/" + i0,
													schemaPath: "#/components/schemas/Issue/required",
													keyword: "required",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												if (data1.label !== void 0) {
													const _errs6 = errors;
													if (typeof data1.label !== "string") {
														validate3.errors = [{
															instancePath: instancePath + "/issues/" + i0 + "/label",
															schemaPath: "#/components/schemas/Issue/properties/label/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid3 = _errs6 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data1.value !== void 0) {
														let data3 = data1.value;
														const _errs8 = errors;
														const _errs9 = errors;
														let valid4 = false;
														const _errs10 = errors;
														if (typeof data3 !== "string") {
															const err0 = {
																instancePath: instancePath + "/issues/" + i0 + "/value",
																schemaPath: "#/components/schemas/Issue/properties/value/anyOf/0/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err0];
															else vErrors.push(err0);
															errors++;
														}
														if (!(data3 === "poor_quality" || data3 === "wrong_type" || data3 === "missing_info" || data3 === "processing_error" || data3 === "validation_failed")) {
															const err1 = {
																instancePath: instancePath + "/issues/" + i0 + "/value",
																schemaPath: "#/components/schemas/Issue/properties/value/anyOf/0/enum",
																keyword: "enum",
																params: { allowedValues: schema4.properties.value.anyOf[0].enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
														}
														var _valid0 = _errs10 === errors;
														valid4 = valid4 || _valid0;
														const _errs12 = errors;
														if (typeof data3 !== "string") {
															const err2 = {
																instancePath: instancePath + "/issues/" + i0 + "/value",
																schemaPath: "#/components/schemas/Issue/properties/value/anyOf/1/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err2];
															else vErrors.push(err2);
															errors++;
														}
														var _valid0 = _errs12 === errors;
														valid4 = valid4 || _valid0;
														if (!valid4) {
															const err3 = {
																instancePath: instancePath + "/issues/" + i0 + "/value",
																schemaPath: "#/components/schemas/Issue/properties/value/anyOf",
																keyword: "anyOf",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err3];
															else vErrors.push(err3);
															errors++;
															validate3.errors = vErrors;
															return false;
														} else {
															errors = _errs9;
															if (vErrors !== null) {
																if (_errs9) vErrors.length = _errs9;
																else vErrors = null;
															}
														}
														var valid3 = _errs8 === errors;
													} else var valid3 = true;
												}
											}
										} else {
											validate3.errors = [{
												instancePath: instancePath + "/issues/" + i0,
												schemaPath: "#/components/schemas/Issue/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									if (!(_errs3 === errors)) break;
								}
							}
						} else {
							validate3.errors = [{
								instancePath: instancePath + "/issues",
								schemaPath: "#/properties/issues/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.message !== void 0) {
						const _errs14 = errors;
						if (typeof data.message !== "string") {
							validate3.errors = [{
								instancePath: instancePath + "/message",
								schemaPath: "#/properties/message/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs14 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate3.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate3.errors = vErrors;
	return errors === 0;
}
validate3.evaluated = {
	"props": {
		"issues": true,
		"message": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate1.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate3(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
		errors = vErrors.length;
	}
	validate1.errors = vErrors;
	return errors === 0;
}
validate1.evaluated = {
	"props": {
		"issues": true,
		"message": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const error = validate5;
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	validate5.errors = null;
	return true;
}
validate5.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const CreateUploadRequest = validate6;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate7.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.file === void 0 && (missing0 = "file") || data.projectId === void 0 && (missing0 = "projectId")) {
			validate7.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.file !== void 0) {
				let data0 = data.file;
				if (Array.isArray(data0)) {
					if (data0.length > 100) {
						validate7.errors = [{
							instancePath: instancePath + "/file",
							schemaPath: "#/properties/file/maxItems",
							keyword: "maxItems",
							params: { limit: 100 },
							message: "must NOT have more than 100 items"
						}];
						return false;
					} else if (data0.length < 1) {
						validate7.errors = [{
							instancePath: instancePath + "/file",
							schemaPath: "#/properties/file/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						}];
						return false;
					}
				} else {
					validate7.errors = [{
						instancePath: instancePath + "/file",
						schemaPath: "#/properties/file/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.projectId !== void 0) {
					if (typeof data.projectId !== "string") {
						validate7.errors = [{
							instancePath: instancePath + "/projectId",
							schemaPath: "#/properties/projectId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.name !== void 0) {
						if (typeof data.name !== "string") {
							validate7.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.meta !== void 0) {
							if (typeof data.meta !== "string") {
								validate7.errors = [{
									instancePath: instancePath + "/meta",
									schemaPath: "#/properties/meta/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate7.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate7.errors = vErrors;
	return true;
}
validate7.evaluated = {
	"props": {
		"file": true,
		"projectId": true,
		"name": true,
		"meta": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate6.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate7(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
		errors = vErrors.length;
	}
	validate6.errors = vErrors;
	return errors === 0;
}
validate6.evaluated = {
	"props": {
		"file": true,
		"projectId": true,
		"name": true,
		"meta": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const CreateUploadRequest_meta = validate9;
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate9.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				let missing0;
				if (data0.name === void 0 && (missing0 = "name") || data0.value === void 0 && (missing0 = "value")) {
					validate9.errors = [{
						instancePath: instancePath + "/" + i0,
						schemaPath: "requests#/components/schemas/MetaItem/required",
						keyword: "required",
						params: { missingProperty: missing0 },
						message: "must have required property '" + missing0 + "'"
					}];
					return false;
				} else {
					if (data0.name !== void 0) {
						if (typeof data0.name !== "string") {
							validate9.errors = [{
								instancePath: instancePath + "/" + i0 + "/name",
								schemaPath: "requests#/components/schemas/MetaItem/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
					if (valid2) {
						if (data0.value !== void 0) {
							if (typeof data0.value !== "string") {
								validate9.errors = [{
									instancePath: instancePath + "/" + i0 + "/value",
									schemaPath: "requests#/components/schemas/MetaItem/properties/value/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid2 = true;
						} else var valid2 = true;
					}
				}
			} else {
				validate9.errors = [{
					instancePath: instancePath + "/" + i0,
					schemaPath: "requests#/components/schemas/MetaItem/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	} else {
		validate9.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}];
		return false;
	}
	validate9.errors = vErrors;
	return true;
}
validate9.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const status = validate10;
const schema12 = { "anyOf": [{
	"type": "string",
	"enum": [
		"PROCESSING",
		"REVIEWING",
		"COMPLETED",
		"PARTIAL",
		"FAILED",
		"IN_REVIEW",
		"processing"
	]
}, { "type": "string" }] };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate10.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid1 = false;
	const _errs2 = errors;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "responses#/components/schemas/UploadStatus/anyOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "PROCESSING" || data === "REVIEWING" || data === "COMPLETED" || data === "PARTIAL" || data === "FAILED" || data === "IN_REVIEW" || data === "processing")) {
		const err1 = {
			instancePath,
			schemaPath: "responses#/components/schemas/UploadStatus/anyOf/0/enum",
			keyword: "enum",
			params: { allowedValues: schema12.anyOf[0].enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid1 = valid1 || _valid0;
	const _errs4 = errors;
	if (typeof data !== "string") {
		const err2 = {
			instancePath,
			schemaPath: "responses#/components/schemas/UploadStatus/anyOf/1/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	var _valid0 = _errs4 === errors;
	valid1 = valid1 || _valid0;
	if (!valid1) {
		const err3 = {
			instancePath,
			schemaPath: "responses#/components/schemas/UploadStatus/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
		validate10.errors = vErrors;
		return false;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate10.errors = vErrors;
	return errors === 0;
}
validate10.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const fileSize = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate12.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number")) {
		validate12.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		}];
		return false;
	}
	validate12.errors = vErrors;
	return true;
}
validate12.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const MoveUploadRequest = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate13.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.upload_id !== void 0) {
			if (typeof data.upload_id !== "string") {
				validate13.errors = [{
					instancePath: instancePath + "/upload_id",
					schemaPath: "requests#/components/schemas/MoveUploadRequest/properties/upload_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
		}
	} else {
		validate13.errors = [{
			instancePath,
			schemaPath: "requests#/components/schemas/MoveUploadRequest/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate13.errors = vErrors;
	return true;
}
validate13.evaluated = {
	"props": { "upload_id": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const meta = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate14.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				let missing0;
				if (data0.name === void 0 && (missing0 = "name") || data0.value === void 0 && (missing0 = "value")) {
					validate14.errors = [{
						instancePath: instancePath + "/" + i0,
						schemaPath: "responses#/components/schemas/MetaItem/required",
						keyword: "required",
						params: { missingProperty: missing0 },
						message: "must have required property '" + missing0 + "'"
					}];
					return false;
				} else {
					if (data0.name !== void 0) {
						if (typeof data0.name !== "string") {
							validate14.errors = [{
								instancePath: instancePath + "/" + i0 + "/name",
								schemaPath: "responses#/components/schemas/MetaItem/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
					if (valid2) {
						if (data0.value !== void 0) {
							if (typeof data0.value !== "string") {
								validate14.errors = [{
									instancePath: instancePath + "/" + i0 + "/value",
									schemaPath: "responses#/components/schemas/MetaItem/properties/value/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid2 = true;
						} else var valid2 = true;
					}
				}
			} else {
				validate14.errors = [{
					instancePath: instancePath + "/" + i0,
					schemaPath: "responses#/components/schemas/MetaItem/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	} else {
		validate14.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}];
		return false;
	}
	validate14.errors = vErrors;
	return true;
}
validate14.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const status_ = validate15;
const schema19 = {
	"type": "string",
	"enum": [
		"PROCESSING",
		"REVIEWING",
		"COMPLETED",
		"FAILED",
		"DISCARDED",
		"FILTERED"
	]
};
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate15.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate15.errors = [{
			instancePath,
			schemaPath: "responses#/components/schemas/TaskStatus/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "PROCESSING" || data === "REVIEWING" || data === "COMPLETED" || data === "FAILED" || data === "DISCARDED" || data === "FILTERED")) {
		validate15.errors = [{
			instancePath,
			schemaPath: "responses#/components/schemas/TaskStatus/enum",
			keyword: "enum",
			params: { allowedValues: schema19.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate15.errors = vErrors;
	return true;
}
validate15.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const approved = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate16.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		validate16.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		}];
		return false;
	}
	validate16.errors = vErrors;
	return true;
}
validate16.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const Task = validate17;
const schema21 = {
	"type": "object",
	"required": [
		"id",
		"name",
		"created_at",
		"meta",
		"status",
		"step_type",
		"upload_id",
		"project_id",
		"approved",
		"exported_at",
		"export_failed_at",
		"last_opened_at",
		"pages"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"created_at": { "type": "string" },
		"meta": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["name", "value"],
				"properties": {
					"name": { "type": "string" },
					"value": { "type": "string" }
				},
				"additionalProperties": false
			}
		},
		"status": {
			"type": "string",
			"enum": [
				"PROCESSING",
				"REVIEWING",
				"COMPLETED",
				"FAILED",
				"DISCARDED",
				"FILTERED"
			]
		},
		"step_type": {
			"type": "string",
			"enum": [
				"EXTRACT",
				"CLASSIFY",
				"SEGMENT",
				"GROUP"
			]
		},
		"upload_id": { "type": "string" },
		"project_id": { "type": "string" },
		"approved": { "type": "boolean" },
		"exported_at": { "type": ["string", "null"] },
		"export_failed_at": { "type": ["string", "null"] },
		"last_opened_at": { "type": ["string", "null"] },
		"pages": {
			"type": "array",
			"items": {
				"type": "object",
				"required": [
					"id",
					"width",
					"height",
					"annotations",
					"checkboxes",
					"segments",
					"signatures"
				],
				"properties": {
					"id": { "type": "string" },
					"width": { "type": ["number", "null"] },
					"height": { "type": ["number", "null"] },
					"annotations": {
						"type": "array",
						"items": {
							"type": "object",
							"required": [
								"id",
								"entity_id",
								"confidence",
								"content",
								"top",
								"left_of_line"
							],
							"properties": {
								"id": { "type": "string" },
								"entity_id": { "type": "string" },
								"confidence": { "type": "number" },
								"content": { "type": "string" },
								"top": { "type": ["number", "null"] },
								"left_of_line": { "type": ["number", "null"] }
							},
							"additionalProperties": false
						}
					},
					"checkboxes": {
						"type": "array",
						"items": {
							"type": "object",
							"required": [
								"id",
								"confidence",
								"checked",
								"coordinates"
							],
							"properties": {
								"id": { "type": "string" },
								"confidence": { "type": "number" },
								"checked": { "type": "boolean" },
								"coordinates": {
									"type": "array",
									"prefixItems": [
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										}
									],
									"minItems": 4,
									"maxItems": 4
								}
							},
							"additionalProperties": false
						}
					},
					"segments": {
						"type": "array",
						"items": {
							"type": "object",
							"required": [
								"id",
								"confidence",
								"coordinates"
							],
							"properties": {
								"id": { "type": "string" },
								"confidence": { "type": "number" },
								"coordinates": {
									"type": "array",
									"prefixItems": [
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										}
									],
									"minItems": 4,
									"maxItems": 4
								}
							},
							"additionalProperties": false
						}
					},
					"signatures": {
						"type": "array",
						"items": {
							"type": "object",
							"required": [
								"id",
								"confidence",
								"coordinates"
							],
							"properties": {
								"id": { "type": "string" },
								"confidence": { "type": "number" },
								"coordinates": {
									"type": "array",
									"prefixItems": [
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										},
										{
											"type": "array",
											"prefixItems": [{ "type": "number" }, { "type": "number" }],
											"minItems": 2,
											"maxItems": 2
										}
									],
									"minItems": 4,
									"maxItems": 4
								}
							},
							"additionalProperties": false
						}
					}
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate17.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.created_at === void 0 && (missing0 = "created_at") || data.meta === void 0 && (missing0 = "meta") || data.status === void 0 && (missing0 = "status") || data.step_type === void 0 && (missing0 = "step_type") || data.upload_id === void 0 && (missing0 = "upload_id") || data.project_id === void 0 && (missing0 = "project_id") || data.approved === void 0 && (missing0 = "approved") || data.exported_at === void 0 && (missing0 = "exported_at") || data.export_failed_at === void 0 && (missing0 = "export_failed_at") || data.last_opened_at === void 0 && (missing0 = "last_opened_at") || data.pages === void 0 && (missing0 = "pages")) {
			validate17.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func0.call(schema21.properties, key0)) {
				validate17.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					validate17.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					if (typeof data.name !== "string") {
						validate17.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.created_at !== void 0) {
						if (typeof data.created_at !== "string") {
							validate17.errors = [{
								instancePath: instancePath + "/created_at",
								schemaPath: "#/properties/created_at/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.meta !== void 0) {
							let data3 = data.meta;
							if (Array.isArray(data3)) {
								const len0 = data3.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data4 = data3[i0];
									if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
										let missing1;
										if (data4.name === void 0 && (missing1 = "name") || data4.value === void 0 && (missing1 = "value")) {
											validate17.errors = [{
												instancePath: instancePath + "/meta/" + i0,
												schemaPath: "#/properties/meta/items/required",
												keyword: "required",
												params: { missingProperty: missing1 },
												message: "must have required property '" + missing1 + "'"
											}];
											return false;
										} else {
											for (const key1 in data4) if (!(key1 === "name" || key1 === "value")) {
												validate17.errors = [{
													instancePath: instancePath + "/meta/" + i0,
													schemaPath: "#/properties/meta/items/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												}];
												return false;
											}
											if (data4.name !== void 0) {
												if (typeof data4.name !== "string") {
													validate17.errors = [{
														instancePath: instancePath + "/meta/" + i0 + "/name",
														schemaPath: "#/properties/meta/items/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data4.value !== void 0) {
													if (typeof data4.value !== "string") {
														validate17.errors = [{
															instancePath: instancePath + "/meta/" + i0 + "/value",
															schemaPath: "#/properties/meta/items/properties/value/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
											}
										}
									} else {
										validate17.errors = [{
											instancePath: instancePath + "/meta/" + i0,
											schemaPath: "#/properties/meta/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
							} else {
								validate17.errors = [{
									instancePath: instancePath + "/meta",
									schemaPath: "#/properties/meta/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.status !== void 0) {
								let data7 = data.status;
								if (typeof data7 !== "string") {
									validate17.errors = [{
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(data7 === "PROCESSING" || data7 === "REVIEWING" || data7 === "COMPLETED" || data7 === "FAILED" || data7 === "DISCARDED" || data7 === "FILTERED")) {
									validate17.errors = [{
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/enum",
										keyword: "enum",
										params: { allowedValues: schema21.properties.status.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.step_type !== void 0) {
									let data8 = data.step_type;
									if (typeof data8 !== "string") {
										validate17.errors = [{
											instancePath: instancePath + "/step_type",
											schemaPath: "#/properties/step_type/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									if (!(data8 === "EXTRACT" || data8 === "CLASSIFY" || data8 === "SEGMENT" || data8 === "GROUP")) {
										validate17.errors = [{
											instancePath: instancePath + "/step_type",
											schemaPath: "#/properties/step_type/enum",
											keyword: "enum",
											params: { allowedValues: schema21.properties.step_type.enum },
											message: "must be equal to one of the allowed values"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.upload_id !== void 0) {
										if (typeof data.upload_id !== "string") {
											validate17.errors = [{
												instancePath: instancePath + "/upload_id",
												schemaPath: "#/properties/upload_id/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.project_id !== void 0) {
											if (typeof data.project_id !== "string") {
												validate17.errors = [{
													instancePath: instancePath + "/project_id",
													schemaPath: "#/properties/project_id/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.approved !== void 0) {
												if (typeof data.approved !== "boolean") {
													validate17.errors = [{
														instancePath: instancePath + "/approved",
														schemaPath: "#/properties/approved/type",
														keyword: "type",
														params: { type: "boolean" },
														message: "must be boolean"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.exported_at !== void 0) {
													let data12 = data.exported_at;
													if (typeof data12 !== "string" && data12 !== null) {
														validate17.errors = [{
															instancePath: instancePath + "/exported_at",
															schemaPath: "#/properties/exported_at/type",
															keyword: "type",
															params: { type: schema21.properties.exported_at.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.export_failed_at !== void 0) {
														let data13 = data.export_failed_at;
														if (typeof data13 !== "string" && data13 !== null) {
															validate17.errors = [{
																instancePath: instancePath + "/export_failed_at",
																schemaPath: "#/properties/export_failed_at/type",
																keyword: "type",
																params: { type: schema21.properties.export_failed_at.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.last_opened_at !== void 0) {
															let data14 = data.last_opened_at;
															if (typeof data14 !== "string" && data14 !== null) {
																validate17.errors = [{
																	instancePath: instancePath + "/last_opened_at",
																	schemaPath: "#/properties/last_opened_at/type",
																	keyword: "type",
																	params: { type: schema21.properties.last_opened_at.type },
																	message: "must be string,null"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.pages !== void 0) {
																let data15 = data.pages;
																if (Array.isArray(data15)) {
																	const len1 = data15.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data16 = data15[i1];
																		if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
																			let missing2;
																			if (data16.id === void 0 && (missing2 = "id") || data16.width === void 0 && (missing2 = "width") || data16.height === void 0 && (missing2 = "height") || data16.annotations === void 0 && (missing2 = "annotations") || data16.checkboxes === void 0 && (missing2 = "checkboxes") || data16.segments === void 0 && (missing2 = "segments") || data16.signatures === void 0 && (missing2 = "signatures")) {
																				validate17.errors = [{
																					instancePath: instancePath + "/pages/" + i1,
																					schemaPath: "#/properties/pages/items/required",
																					keyword: "required",
																					params: { missingProperty: missing2 },
																					message: "must have required property '" + missing2 + "'"
																				}];
																				return false;
																			} else {
																				for (const key2 in data16) if (!(key2 === "id" || key2 === "width" || key2 === "height" || key2 === "annotations" || key2 === "checkboxes" || key2 === "segments" || key2 === "signatures")) {
																					validate17.errors = [{
																						instancePath: instancePath + "/pages/" + i1,
																						schemaPath: "#/properties/pages/items/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key2 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (data16.id !== void 0) {
																					if (typeof data16.id !== "string") {
																						validate17.errors = [{
																							instancePath: instancePath + "/pages/" + i1 + "/id",
																							schemaPath: "#/properties/pages/items/properties/id/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					var valid4 = true;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data16.width !== void 0) {
																						let data18 = data16.width;
																						if (!(typeof data18 == "number") && data18 !== null) {
																							validate17.errors = [{
																								instancePath: instancePath + "/pages/" + i1 + "/width",
																								schemaPath: "#/properties/pages/items/properties/width/type",
																								keyword: "type",
																								params: { type: schema21.properties.pages.items.properties.width.type },
																								message: "must be number,null"
																							}];
																							return false;
																						}
																						var valid4 = true;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data16.height !== void 0) {
																							let data19 = data16.height;
																							if (!(typeof data19 == "number") && data19 !== null) {
																								validate17.errors = [{
																									instancePath: instancePath + "/pages/" + i1 + "/height",
																									schemaPath: "#/properties/pages/items/properties/height/type",
																									keyword: "type",
																									params: { type: schema21.properties.pages.items.properties.height.type },
																									message: "must be number,null"
																								}];
																								return false;
																							}
																							var valid4 = true;
																						} else var valid4 = true;
																						if (valid4) {
																							if (data16.annotations !== void 0) {
																								let data20 = data16.annotations;
																								if (Array.isArray(data20)) {
																									const len2 = data20.length;
																									for (let i2 = 0; i2 < len2; i2++) {
																										let data21 = data20[i2];
																										if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
																											let missing3;
																											if (data21.id === void 0 && (missing3 = "id") || data21.entity_id === void 0 && (missing3 = "entity_id") || data21.confidence === void 0 && (missing3 = "confidence") || data21.content === void 0 && (missing3 = "content") || data21.top === void 0 && (missing3 = "top") || data21.left_of_line === void 0 && (missing3 = "left_of_line")) {
																												validate17.errors = [{
																													instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2,
																													schemaPath: "#/properties/pages/items/properties/annotations/items/required",
																													keyword: "required",
																													params: { missingProperty: missing3 },
																													message: "must have required property '" + missing3 + "'"
																												}];
																												return false;
																											} else {
																												for (const key3 in data21) if (!(key3 === "id" || key3 === "entity_id" || key3 === "confidence" || key3 === "content" || key3 === "top" || key3 === "left_of_line")) {
																													validate17.errors = [{
																														instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2,
																														schemaPath: "#/properties/pages/items/properties/annotations/items/additionalProperties",
																														keyword: "additionalProperties",
																														params: { additionalProperty: key3 },
																														message: "must NOT have additional properties"
																													}];
																													return false;
																												}
																												if (data21.id !== void 0) {
																													if (typeof data21.id !== "string") {
																														validate17.errors = [{
																															instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/id",
																															schemaPath: "#/properties/pages/items/properties/annotations/items/properties/id/type",
																															keyword: "type",
																															params: { type: "string" },
																															message: "must be string"
																														}];
																														return false;
																													}
																													var valid6 = true;
																												} else var valid6 = true;
																												if (valid6) {
																													if (data21.entity_id !== void 0) {
																														if (typeof data21.entity_id !== "string") {
																															validate17.errors = [{
																																instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/entity_id",
																																schemaPath: "#/properties/pages/items/properties/annotations/items/properties/entity_id/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}];
																															return false;
																														}
																														var valid6 = true;
																													} else var valid6 = true;
																													if (valid6) {
																														if (data21.confidence !== void 0) {
																															if (!(typeof data21.confidence == "number")) {
																																validate17.errors = [{
																																	instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/confidence",
																																	schemaPath: "#/properties/pages/items/properties/annotations/items/properties/confidence/type",
																																	keyword: "type",
																																	params: { type: "number" },
																																	message: "must be number"
																																}];
																																return false;
																															}
																															var valid6 = true;
																														} else var valid6 = true;
																														if (valid6) {
																															if (data21.content !== void 0) {
																																if (typeof data21.content !== "string") {
																																	validate17.errors = [{
																																		instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/content",
																																		schemaPath: "#/properties/pages/items/properties/annotations/items/properties/content/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}];
																																	return false;
																																}
																																var valid6 = true;
																															} else var valid6 = true;
																															if (valid6) {
																																if (data21.top !== void 0) {
																																	let data26 = data21.top;
																																	if (!(typeof data26 == "number") && data26 !== null) {
																																		validate17.errors = [{
																																			instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/top",
																																			schemaPath: "#/properties/pages/items/properties/annotations/items/properties/top/type",
																																			keyword: "type",
																																			params: { type: schema21.properties.pages.items.properties.annotations.items.properties.top.type },
																																			message: "must be number,null"
																																		}];
																																		return false;
																																	}
																																	var valid6 = true;
																																} else var valid6 = true;
																																if (valid6) {
																																	if (data21.left_of_line !== void 0) {
																																		let data27 = data21.left_of_line;
																																		if (!(typeof data27 == "number") && data27 !== null) {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2 + "/left_of_line",
																																				schemaPath: "#/properties/pages/items/properties/annotations/items/properties/left_of_line/type",
																																				keyword: "type",
																																				params: { type: schema21.properties.pages.items.properties.annotations.items.properties.left_of_line.type },
																																				message: "must be number,null"
																																			}];
																																			return false;
																																		}
																																		var valid6 = true;
																																	} else var valid6 = true;
																																}
																															}
																														}
																													}
																												}
																											}
																										} else {
																											validate17.errors = [{
																												instancePath: instancePath + "/pages/" + i1 + "/annotations/" + i2,
																												schemaPath: "#/properties/pages/items/properties/annotations/items/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}];
																											return false;
																										}
																									}
																								} else {
																									validate17.errors = [{
																										instancePath: instancePath + "/pages/" + i1 + "/annotations",
																										schemaPath: "#/properties/pages/items/properties/annotations/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}];
																									return false;
																								}
																								var valid4 = true;
																							} else var valid4 = true;
																							if (valid4) {
																								if (data16.checkboxes !== void 0) {
																									let data28 = data16.checkboxes;
																									if (Array.isArray(data28)) {
																										const len3 = data28.length;
																										for (let i3 = 0; i3 < len3; i3++) {
																											let data29 = data28[i3];
																											if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
																												let missing4;
																												if (data29.id === void 0 && (missing4 = "id") || data29.confidence === void 0 && (missing4 = "confidence") || data29.checked === void 0 && (missing4 = "checked") || data29.coordinates === void 0 && (missing4 = "coordinates")) {
																													validate17.errors = [{
																														instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3,
																														schemaPath: "#/properties/pages/items/properties/checkboxes/items/required",
																														keyword: "required",
																														params: { missingProperty: missing4 },
																														message: "must have required property '" + missing4 + "'"
																													}];
																													return false;
																												} else {
																													for (const key4 in data29) if (!(key4 === "id" || key4 === "confidence" || key4 === "checked" || key4 === "coordinates")) {
																														validate17.errors = [{
																															instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3,
																															schemaPath: "#/properties/pages/items/properties/checkboxes/items/additionalProperties",
																															keyword: "additionalProperties",
																															params: { additionalProperty: key4 },
																															message: "must NOT have additional properties"
																														}];
																														return false;
																													}
																													if (data29.id !== void 0) {
																														if (typeof data29.id !== "string") {
																															validate17.errors = [{
																																instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/id",
																																schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/id/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}];
																															return false;
																														}
																														var valid8 = true;
																													} else var valid8 = true;
																													if (valid8) {
																														if (data29.confidence !== void 0) {
																															if (!(typeof data29.confidence == "number")) {
																																validate17.errors = [{
																																	instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/confidence",
																																	schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/confidence/type",
																																	keyword: "type",
																																	params: { type: "number" },
																																	message: "must be number"
																																}];
																																return false;
																															}
																															var valid8 = true;
																														} else var valid8 = true;
																														if (valid8) {
																															if (data29.checked !== void 0) {
																																if (typeof data29.checked !== "boolean") {
																																	validate17.errors = [{
																																		instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/checked",
																																		schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/checked/type",
																																		keyword: "type",
																																		params: { type: "boolean" },
																																		message: "must be boolean"
																																	}];
																																	return false;
																																}
																																var valid8 = true;
																															} else var valid8 = true;
																															if (valid8) {
																																if (data29.coordinates !== void 0) {
																																	let data33 = data29.coordinates;
																																	if (Array.isArray(data33)) {
																																		if (data33.length > 4) {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates",
																																				schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/maxItems",
																																				keyword: "maxItems",
																																				params: { limit: 4 },
																																				message: "must NOT have more than 4 items"
																																			}];
																																			return false;
																																		} else if (data33.length < 4) {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates",
																																				schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/minItems",
																																				keyword: "minItems",
																																				params: { limit: 4 },
																																				message: "must NOT have fewer than 4 items"
																																			}];
																																			return false;
																																		} else {
																																			const len4 = data33.length;
																																			if (len4 > 0) {
																																				let data34 = data33[0];
																																				if (Array.isArray(data34)) {
																																					if (data34.length > 2) {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/0",
																																							schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/0/maxItems",
																																							keyword: "maxItems",
																																							params: { limit: 2 },
																																							message: "must NOT have more than 2 items"
																																						}];
																																						return false;
																																					} else if (data34.length < 2) {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/0",
																																							schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/0/minItems",
																																							keyword: "minItems",
																																							params: { limit: 2 },
																																							message: "must NOT have fewer than 2 items"
																																						}];
																																						return false;
																																					} else {
																																						const len5 = data34.length;
																																						if (len5 > 0) {
																																							if (!(typeof data34[0] == "number")) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/0/0",
																																									schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/0/prefixItems/0/type",
																																									keyword: "type",
																																									params: { type: "number" },
																																									message: "must be number"
																																								}];
																																								return false;
																																							}
																																							var valid10 = true;
																																						}
																																						if (valid10) {
																																							if (len5 > 1) {
																																								if (!(typeof data34[1] == "number")) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/0/1",
																																										schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/0/prefixItems/1/type",
																																										keyword: "type",
																																										params: { type: "number" },
																																										message: "must be number"
																																									}];
																																									return false;
																																								}
																																								var valid10 = true;
																																							}
																																						}
																																					}
																																				} else {
																																					validate17.errors = [{
																																						instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/0",
																																						schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/0/type",
																																						keyword: "type",
																																						params: { type: "array" },
																																						message: "must be array"
																																					}];
																																					return false;
																																				}
																																				var valid9 = true;
																																			}
																																			if (valid9) {
																																				if (len4 > 1) {
																																					let data37 = data33[1];
																																					if (Array.isArray(data37)) {
																																						if (data37.length > 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/1",
																																								schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/1/maxItems",
																																								keyword: "maxItems",
																																								params: { limit: 2 },
																																								message: "must NOT have more than 2 items"
																																							}];
																																							return false;
																																						} else if (data37.length < 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/1",
																																								schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/1/minItems",
																																								keyword: "minItems",
																																								params: { limit: 2 },
																																								message: "must NOT have fewer than 2 items"
																																							}];
																																							return false;
																																						} else {
																																							const len6 = data37.length;
																																							if (len6 > 0) {
																																								if (!(typeof data37[0] == "number")) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/1/0",
																																										schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/1/prefixItems/0/type",
																																										keyword: "type",
																																										params: { type: "number" },
																																										message: "must be number"
																																									}];
																																									return false;
																																								}
																																								var valid11 = true;
																																							}
																																							if (valid11) {
																																								if (len6 > 1) {
																																									if (!(typeof data37[1] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/1/1",
																																											schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/1/prefixItems/1/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid11 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/1",
																																							schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/1/type",
																																							keyword: "type",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}];
																																						return false;
																																					}
																																					var valid9 = true;
																																				}
																																				if (valid9) {
																																					if (len4 > 2) {
																																						let data40 = data33[2];
																																						if (Array.isArray(data40)) {
																																							if (data40.length > 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/2",
																																									schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/2/maxItems",
																																									keyword: "maxItems",
																																									params: { limit: 2 },
																																									message: "must NOT have more than 2 items"
																																								}];
																																								return false;
																																							} else if (data40.length < 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/2",
																																									schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/2/minItems",
																																									keyword: "minItems",
																																									params: { limit: 2 },
																																									message: "must NOT have fewer than 2 items"
																																								}];
																																								return false;
																																							} else {
																																								const len7 = data40.length;
																																								if (len7 > 0) {
																																									if (!(typeof data40[0] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/2/0",
																																											schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/2/prefixItems/0/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid12 = true;
																																								}
																																								if (valid12) {
																																									if (len7 > 1) {
																																										if (!(typeof data40[1] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/2/1",
																																												schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/2/prefixItems/1/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid12 = true;
																																									}
																																								}
																																							}
																																						} else {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/2",
																																								schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/2/type",
																																								keyword: "type",
																																								params: { type: "array" },
																																								message: "must be array"
																																							}];
																																							return false;
																																						}
																																						var valid9 = true;
																																					}
																																					if (valid9) {
																																						if (len4 > 3) {
																																							let data43 = data33[3];
																																							if (Array.isArray(data43)) {
																																								if (data43.length > 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/3",
																																										schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/3/maxItems",
																																										keyword: "maxItems",
																																										params: { limit: 2 },
																																										message: "must NOT have more than 2 items"
																																									}];
																																									return false;
																																								} else if (data43.length < 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/3",
																																										schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/3/minItems",
																																										keyword: "minItems",
																																										params: { limit: 2 },
																																										message: "must NOT have fewer than 2 items"
																																									}];
																																									return false;
																																								} else {
																																									const len8 = data43.length;
																																									if (len8 > 0) {
																																										if (!(typeof data43[0] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/3/0",
																																												schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/3/prefixItems/0/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid13 = true;
																																									}
																																									if (valid13) {
																																										if (len8 > 1) {
																																											if (!(typeof data43[1] == "number")) {
																																												validate17.errors = [{
																																													instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/3/1",
																																													schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/3/prefixItems/1/type",
																																													keyword: "type",
																																													params: { type: "number" },
																																													message: "must be number"
																																												}];
																																												return false;
																																											}
																																											var valid13 = true;
																																										}
																																									}
																																								}
																																							} else {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates/3",
																																									schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/prefixItems/3/type",
																																									keyword: "type",
																																									params: { type: "array" },
																																									message: "must be array"
																																								}];
																																								return false;
																																							}
																																							var valid9 = true;
																																						}
																																					}
																																				}
																																			}
																																		}
																																	} else {
																																		validate17.errors = [{
																																			instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3 + "/coordinates",
																																			schemaPath: "#/properties/pages/items/properties/checkboxes/items/properties/coordinates/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																	var valid8 = true;
																																} else var valid8 = true;
																															}
																														}
																													}
																												}
																											} else {
																												validate17.errors = [{
																													instancePath: instancePath + "/pages/" + i1 + "/checkboxes/" + i3,
																													schemaPath: "#/properties/pages/items/properties/checkboxes/items/type",
																													keyword: "type",
																													params: { type: "object" },
																													message: "must be object"
																												}];
																												return false;
																											}
																										}
																									} else {
																										validate17.errors = [{
																											instancePath: instancePath + "/pages/" + i1 + "/checkboxes",
																											schemaPath: "#/properties/pages/items/properties/checkboxes/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																									var valid4 = true;
																								} else var valid4 = true;
																								if (valid4) {
																									if (data16.segments !== void 0) {
																										let data46 = data16.segments;
																										if (Array.isArray(data46)) {
																											const len9 = data46.length;
																											for (let i4 = 0; i4 < len9; i4++) {
																												let data47 = data46[i4];
																												if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
																													let missing5;
																													if (data47.id === void 0 && (missing5 = "id") || data47.confidence === void 0 && (missing5 = "confidence") || data47.coordinates === void 0 && (missing5 = "coordinates")) {
																														validate17.errors = [{
																															instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4,
																															schemaPath: "#/properties/pages/items/properties/segments/items/required",
																															keyword: "required",
																															params: { missingProperty: missing5 },
																															message: "must have required property '" + missing5 + "'"
																														}];
																														return false;
																													} else {
																														for (const key5 in data47) if (!(key5 === "id" || key5 === "confidence" || key5 === "coordinates")) {
																															validate17.errors = [{
																																instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4,
																																schemaPath: "#/properties/pages/items/properties/segments/items/additionalProperties",
																																keyword: "additionalProperties",
																																params: { additionalProperty: key5 },
																																message: "must NOT have additional properties"
																															}];
																															return false;
																														}
																														if (data47.id !== void 0) {
																															if (typeof data47.id !== "string") {
																																validate17.errors = [{
																																	instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/id",
																																	schemaPath: "#/properties/pages/items/properties/segments/items/properties/id/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}];
																																return false;
																															}
																															var valid15 = true;
																														} else var valid15 = true;
																														if (valid15) {
																															if (data47.confidence !== void 0) {
																																if (!(typeof data47.confidence == "number")) {
																																	validate17.errors = [{
																																		instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/confidence",
																																		schemaPath: "#/properties/pages/items/properties/segments/items/properties/confidence/type",
																																		keyword: "type",
																																		params: { type: "number" },
																																		message: "must be number"
																																	}];
																																	return false;
																																}
																																var valid15 = true;
																															} else var valid15 = true;
																															if (valid15) {
																																if (data47.coordinates !== void 0) {
																																	let data50 = data47.coordinates;
																																	if (Array.isArray(data50)) {
																																		if (data50.length > 4) {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates",
																																				schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/maxItems",
																																				keyword: "maxItems",
																																				params: { limit: 4 },
																																				message: "must NOT have more than 4 items"
																																			}];
																																			return false;
																																		} else if (data50.length < 4) {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates",
																																				schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/minItems",
																																				keyword: "minItems",
																																				params: { limit: 4 },
																																				message: "must NOT have fewer than 4 items"
																																			}];
																																			return false;
																																		} else {
																																			const len10 = data50.length;
																																			if (len10 > 0) {
																																				let data51 = data50[0];
																																				if (Array.isArray(data51)) {
																																					if (data51.length > 2) {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/0",
																																							schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/0/maxItems",
																																							keyword: "maxItems",
																																							params: { limit: 2 },
																																							message: "must NOT have more than 2 items"
																																						}];
																																						return false;
																																					} else if (data51.length < 2) {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/0",
																																							schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/0/minItems",
																																							keyword: "minItems",
																																							params: { limit: 2 },
																																							message: "must NOT have fewer than 2 items"
																																						}];
																																						return false;
																																					} else {
																																						const len11 = data51.length;
																																						if (len11 > 0) {
																																							if (!(typeof data51[0] == "number")) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/0/0",
																																									schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/0/prefixItems/0/type",
																																									keyword: "type",
																																									params: { type: "number" },
																																									message: "must be number"
																																								}];
																																								return false;
																																							}
																																							var valid17 = true;
																																						}
																																						if (valid17) {
																																							if (len11 > 1) {
																																								if (!(typeof data51[1] == "number")) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/0/1",
																																										schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/0/prefixItems/1/type",
																																										keyword: "type",
																																										params: { type: "number" },
																																										message: "must be number"
																																									}];
																																									return false;
																																								}
																																								var valid17 = true;
																																							}
																																						}
																																					}
																																				} else {
																																					validate17.errors = [{
																																						instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/0",
																																						schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/0/type",
																																						keyword: "type",
																																						params: { type: "array" },
																																						message: "must be array"
																																					}];
																																					return false;
																																				}
																																				var valid16 = true;
																																			}
																																			if (valid16) {
																																				if (len10 > 1) {
																																					let data54 = data50[1];
																																					if (Array.isArray(data54)) {
																																						if (data54.length > 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/1",
																																								schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/1/maxItems",
																																								keyword: "maxItems",
																																								params: { limit: 2 },
																																								message: "must NOT have more than 2 items"
																																							}];
																																							return false;
																																						} else if (data54.length < 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/1",
																																								schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/1/minItems",
																																								keyword: "minItems",
																																								params: { limit: 2 },
																																								message: "must NOT have fewer than 2 items"
																																							}];
																																							return false;
																																						} else {
																																							const len12 = data54.length;
																																							if (len12 > 0) {
																																								if (!(typeof data54[0] == "number")) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/1/0",
																																										schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/1/prefixItems/0/type",
																																										keyword: "type",
																																										params: { type: "number" },
																																										message: "must be number"
																																									}];
																																									return false;
																																								}
																																								var valid18 = true;
																																							}
																																							if (valid18) {
																																								if (len12 > 1) {
																																									if (!(typeof data54[1] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/1/1",
																																											schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/1/prefixItems/1/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid18 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/1",
																																							schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/1/type",
																																							keyword: "type",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}];
																																						return false;
																																					}
																																					var valid16 = true;
																																				}
																																				if (valid16) {
																																					if (len10 > 2) {
																																						let data57 = data50[2];
																																						if (Array.isArray(data57)) {
																																							if (data57.length > 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/2",
																																									schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/2/maxItems",
																																									keyword: "maxItems",
																																									params: { limit: 2 },
																																									message: "must NOT have more than 2 items"
																																								}];
																																								return false;
																																							} else if (data57.length < 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/2",
																																									schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/2/minItems",
																																									keyword: "minItems",
																																									params: { limit: 2 },
																																									message: "must NOT have fewer than 2 items"
																																								}];
																																								return false;
																																							} else {
																																								const len13 = data57.length;
																																								if (len13 > 0) {
																																									if (!(typeof data57[0] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/2/0",
																																											schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/2/prefixItems/0/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid19 = true;
																																								}
																																								if (valid19) {
																																									if (len13 > 1) {
																																										if (!(typeof data57[1] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/2/1",
																																												schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/2/prefixItems/1/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid19 = true;
																																									}
																																								}
																																							}
																																						} else {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/2",
																																								schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/2/type",
																																								keyword: "type",
																																								params: { type: "array" },
																																								message: "must be array"
																																							}];
																																							return false;
																																						}
																																						var valid16 = true;
																																					}
																																					if (valid16) {
																																						if (len10 > 3) {
																																							let data60 = data50[3];
																																							if (Array.isArray(data60)) {
																																								if (data60.length > 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/3",
																																										schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/3/maxItems",
																																										keyword: "maxItems",
																																										params: { limit: 2 },
																																										message: "must NOT have more than 2 items"
																																									}];
																																									return false;
																																								} else if (data60.length < 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/3",
																																										schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/3/minItems",
																																										keyword: "minItems",
																																										params: { limit: 2 },
																																										message: "must NOT have fewer than 2 items"
																																									}];
																																									return false;
																																								} else {
																																									const len14 = data60.length;
																																									if (len14 > 0) {
																																										if (!(typeof data60[0] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/3/0",
																																												schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/3/prefixItems/0/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid20 = true;
																																									}
																																									if (valid20) {
																																										if (len14 > 1) {
																																											if (!(typeof data60[1] == "number")) {
																																												validate17.errors = [{
																																													instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/3/1",
																																													schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/3/prefixItems/1/type",
																																													keyword: "type",
																																													params: { type: "number" },
																																													message: "must be number"
																																												}];
																																												return false;
																																											}
																																											var valid20 = true;
																																										}
																																									}
																																								}
																																							} else {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates/3",
																																									schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/prefixItems/3/type",
																																									keyword: "type",
																																									params: { type: "array" },
																																									message: "must be array"
																																								}];
																																								return false;
																																							}
																																							var valid16 = true;
																																						}
																																					}
																																				}
																																			}
																																		}
																																	} else {
																																		validate17.errors = [{
																																			instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4 + "/coordinates",
																																			schemaPath: "#/properties/pages/items/properties/segments/items/properties/coordinates/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																	var valid15 = true;
																																} else var valid15 = true;
																															}
																														}
																													}
																												} else {
																													validate17.errors = [{
																														instancePath: instancePath + "/pages/" + i1 + "/segments/" + i4,
																														schemaPath: "#/properties/pages/items/properties/segments/items/type",
																														keyword: "type",
																														params: { type: "object" },
																														message: "must be object"
																													}];
																													return false;
																												}
																											}
																										} else {
																											validate17.errors = [{
																												instancePath: instancePath + "/pages/" + i1 + "/segments",
																												schemaPath: "#/properties/pages/items/properties/segments/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}];
																											return false;
																										}
																										var valid4 = true;
																									} else var valid4 = true;
																									if (valid4) {
																										if (data16.signatures !== void 0) {
																											let data63 = data16.signatures;
																											if (Array.isArray(data63)) {
																												const len15 = data63.length;
																												for (let i5 = 0; i5 < len15; i5++) {
																													let data64 = data63[i5];
																													if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
																														let missing6;
																														if (data64.id === void 0 && (missing6 = "id") || data64.confidence === void 0 && (missing6 = "confidence") || data64.coordinates === void 0 && (missing6 = "coordinates")) {
																															validate17.errors = [{
																																instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5,
																																schemaPath: "#/properties/pages/items/properties/signatures/items/required",
																																keyword: "required",
																																params: { missingProperty: missing6 },
																																message: "must have required property '" + missing6 + "'"
																															}];
																															return false;
																														} else {
																															for (const key6 in data64) if (!(key6 === "id" || key6 === "confidence" || key6 === "coordinates")) {
																																validate17.errors = [{
																																	instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5,
																																	schemaPath: "#/properties/pages/items/properties/signatures/items/additionalProperties",
																																	keyword: "additionalProperties",
																																	params: { additionalProperty: key6 },
																																	message: "must NOT have additional properties"
																																}];
																																return false;
																															}
																															if (data64.id !== void 0) {
																																if (typeof data64.id !== "string") {
																																	validate17.errors = [{
																																		instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/id",
																																		schemaPath: "#/properties/pages/items/properties/signatures/items/properties/id/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}];
																																	return false;
																																}
																																var valid22 = true;
																															} else var valid22 = true;
																															if (valid22) {
																																if (data64.confidence !== void 0) {
																																	if (!(typeof data64.confidence == "number")) {
																																		validate17.errors = [{
																																			instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/confidence",
																																			schemaPath: "#/properties/pages/items/properties/signatures/items/properties/confidence/type",
																																			keyword: "type",
																																			params: { type: "number" },
																																			message: "must be number"
																																		}];
																																		return false;
																																	}
																																	var valid22 = true;
																																} else var valid22 = true;
																																if (valid22) {
																																	if (data64.coordinates !== void 0) {
																																		let data67 = data64.coordinates;
																																		if (Array.isArray(data67)) {
																																			if (data67.length > 4) {
																																				validate17.errors = [{
																																					instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates",
																																					schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/maxItems",
																																					keyword: "maxItems",
																																					params: { limit: 4 },
																																					message: "must NOT have more than 4 items"
																																				}];
																																				return false;
																																			} else if (data67.length < 4) {
																																				validate17.errors = [{
																																					instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates",
																																					schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/minItems",
																																					keyword: "minItems",
																																					params: { limit: 4 },
																																					message: "must NOT have fewer than 4 items"
																																				}];
																																				return false;
																																			} else {
																																				const len16 = data67.length;
																																				if (len16 > 0) {
																																					let data68 = data67[0];
																																					if (Array.isArray(data68)) {
																																						if (data68.length > 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/0",
																																								schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/0/maxItems",
																																								keyword: "maxItems",
																																								params: { limit: 2 },
																																								message: "must NOT have more than 2 items"
																																							}];
																																							return false;
																																						} else if (data68.length < 2) {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/0",
																																								schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/0/minItems",
																																								keyword: "minItems",
																																								params: { limit: 2 },
																																								message: "must NOT have fewer than 2 items"
																																							}];
																																							return false;
																																						} else {
																																							const len17 = data68.length;
																																							if (len17 > 0) {
																																								if (!(typeof data68[0] == "number")) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/0/0",
																																										schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/0/prefixItems/0/type",
																																										keyword: "type",
																																										params: { type: "number" },
																																										message: "must be number"
																																									}];
																																									return false;
																																								}
																																								var valid24 = true;
																																							}
																																							if (valid24) {
																																								if (len17 > 1) {
																																									if (!(typeof data68[1] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/0/1",
																																											schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/0/prefixItems/1/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid24 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate17.errors = [{
																																							instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/0",
																																							schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/0/type",
																																							keyword: "type",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}];
																																						return false;
																																					}
																																					var valid23 = true;
																																				}
																																				if (valid23) {
																																					if (len16 > 1) {
																																						let data71 = data67[1];
																																						if (Array.isArray(data71)) {
																																							if (data71.length > 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/1",
																																									schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/1/maxItems",
																																									keyword: "maxItems",
																																									params: { limit: 2 },
																																									message: "must NOT have more than 2 items"
																																								}];
																																								return false;
																																							} else if (data71.length < 2) {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/1",
																																									schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/1/minItems",
																																									keyword: "minItems",
																																									params: { limit: 2 },
																																									message: "must NOT have fewer than 2 items"
																																								}];
																																								return false;
																																							} else {
																																								const len18 = data71.length;
																																								if (len18 > 0) {
																																									if (!(typeof data71[0] == "number")) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/1/0",
																																											schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/1/prefixItems/0/type",
																																											keyword: "type",
																																											params: { type: "number" },
																																											message: "must be number"
																																										}];
																																										return false;
																																									}
																																									var valid25 = true;
																																								}
																																								if (valid25) {
																																									if (len18 > 1) {
																																										if (!(typeof data71[1] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/1/1",
																																												schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/1/prefixItems/1/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid25 = true;
																																									}
																																								}
																																							}
																																						} else {
																																							validate17.errors = [{
																																								instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/1",
																																								schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/1/type",
																																								keyword: "type",
																																								params: { type: "array" },
																																								message: "must be array"
																																							}];
																																							return false;
																																						}
																																						var valid23 = true;
																																					}
																																					if (valid23) {
																																						if (len16 > 2) {
																																							let data74 = data67[2];
																																							if (Array.isArray(data74)) {
																																								if (data74.length > 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/2",
																																										schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/2/maxItems",
																																										keyword: "maxItems",
																																										params: { limit: 2 },
																																										message: "must NOT have more than 2 items"
																																									}];
																																									return false;
																																								} else if (data74.length < 2) {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/2",
																																										schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/2/minItems",
																																										keyword: "minItems",
																																										params: { limit: 2 },
																																										message: "must NOT have fewer than 2 items"
																																									}];
																																									return false;
																																								} else {
																																									const len19 = data74.length;
																																									if (len19 > 0) {
																																										if (!(typeof data74[0] == "number")) {
																																											validate17.errors = [{
																																												instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/2/0",
																																												schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/2/prefixItems/0/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}];
																																											return false;
																																										}
																																										var valid26 = true;
																																									}
																																									if (valid26) {
																																										if (len19 > 1) {
																																											if (!(typeof data74[1] == "number")) {
																																												validate17.errors = [{
																																													instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/2/1",
																																													schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/2/prefixItems/1/type",
																																													keyword: "type",
																																													params: { type: "number" },
																																													message: "must be number"
																																												}];
																																												return false;
																																											}
																																											var valid26 = true;
																																										}
																																									}
																																								}
																																							} else {
																																								validate17.errors = [{
																																									instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/2",
																																									schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/2/type",
																																									keyword: "type",
																																									params: { type: "array" },
																																									message: "must be array"
																																								}];
																																								return false;
																																							}
																																							var valid23 = true;
																																						}
																																						if (valid23) {
																																							if (len16 > 3) {
																																								let data77 = data67[3];
																																								if (Array.isArray(data77)) {
																																									if (data77.length > 2) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/3",
																																											schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/3/maxItems",
																																											keyword: "maxItems",
																																											params: { limit: 2 },
																																											message: "must NOT have more than 2 items"
																																										}];
																																										return false;
																																									} else if (data77.length < 2) {
																																										validate17.errors = [{
																																											instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/3",
																																											schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/3/minItems",
																																											keyword: "minItems",
																																											params: { limit: 2 },
																																											message: "must NOT have fewer than 2 items"
																																										}];
																																										return false;
																																									} else {
																																										const len20 = data77.length;
																																										if (len20 > 0) {
																																											if (!(typeof data77[0] == "number")) {
																																												validate17.errors = [{
																																													instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/3/0",
																																													schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/3/prefixItems/0/type",
																																													keyword: "type",
																																													params: { type: "number" },
																																													message: "must be number"
																																												}];
																																												return false;
																																											}
																																											var valid27 = true;
																																										}
																																										if (valid27) {
																																											if (len20 > 1) {
																																												if (!(typeof data77[1] == "number")) {
																																													validate17.errors = [{
																																														instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/3/1",
																																														schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/3/prefixItems/1/type",
																																														keyword: "type",
																																														params: { type: "number" },
																																														message: "must be number"
																																													}];
																																													return false;
																																												}
																																												var valid27 = true;
																																											}
																																										}
																																									}
																																								} else {
																																									validate17.errors = [{
																																										instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates/3",
																																										schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/prefixItems/3/type",
																																										keyword: "type",
																																										params: { type: "array" },
																																										message: "must be array"
																																									}];
																																									return false;
																																								}
																																								var valid23 = true;
																																							}
																																						}
																																					}
																																				}
																																			}
																																		} else {
																																			validate17.errors = [{
																																				instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5 + "/coordinates",
																																				schemaPath: "#/properties/pages/items/properties/signatures/items/properties/coordinates/type",
																																				keyword: "type",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}];
																																			return false;
																																		}
																																		var valid22 = true;
																																	} else var valid22 = true;
																																}
																															}
																														}
																													} else {
																														validate17.errors = [{
																															instancePath: instancePath + "/pages/" + i1 + "/signatures/" + i5,
																															schemaPath: "#/properties/pages/items/properties/signatures/items/type",
																															keyword: "type",
																															params: { type: "object" },
																															message: "must be object"
																														}];
																														return false;
																													}
																												}
																											} else {
																												validate17.errors = [{
																													instancePath: instancePath + "/pages/" + i1 + "/signatures",
																													schemaPath: "#/properties/pages/items/properties/signatures/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}];
																												return false;
																											}
																											var valid4 = true;
																										} else var valid4 = true;
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate17.errors = [{
																				instancePath: instancePath + "/pages/" + i1,
																				schemaPath: "#/properties/pages/items/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																} else {
																	validate17.errors = [{
																		instancePath: instancePath + "/pages",
																		schemaPath: "#/properties/pages/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate17.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate17.errors = vErrors;
	return true;
}
validate17.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const Upload = validate18;
const schema22 = {
	"type": "object",
	"required": [
		"id",
		"name",
		"status",
		"files",
		"meta",
		"folder_id",
		"created_at"
	],
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"status": { "anyOf": [{
			"type": "string",
			"enum": [
				"PROCESSING",
				"REVIEWING",
				"COMPLETED",
				"PARTIAL",
				"FAILED",
				"IN_REVIEW",
				"processing"
			]
		}, { "type": "string" }] },
		"files": { "type": "object" },
		"meta": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["name", "value"],
				"properties": {
					"name": { "type": "string" },
					"value": { "type": "string" }
				},
				"additionalProperties": false
			}
		},
		"folder_id": { "type": "string" },
		"created_at": { "type": "string" }
	},
	"additionalProperties": false
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate18.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.status === void 0 && (missing0 = "status") || data.files === void 0 && (missing0 = "files") || data.meta === void 0 && (missing0 = "meta") || data.folder_id === void 0 && (missing0 = "folder_id") || data.created_at === void 0 && (missing0 = "created_at")) {
				validate18.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "status" || key0 === "files" || key0 === "meta" || key0 === "folder_id" || key0 === "created_at")) {
					validate18.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (typeof data.id !== "string") {
							validate18.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs4 = errors;
							if (typeof data.name !== "string") {
								validate18.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.status !== void 0) {
								let data2 = data.status;
								const _errs6 = errors;
								const _errs7 = errors;
								let valid1 = false;
								const _errs8 = errors;
								if (typeof data2 !== "string") {
									const err0 = {
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								}
								if (!(data2 === "PROCESSING" || data2 === "REVIEWING" || data2 === "COMPLETED" || data2 === "PARTIAL" || data2 === "FAILED" || data2 === "IN_REVIEW" || data2 === "processing")) {
									const err1 = {
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema22.properties.status.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
								}
								var _valid0 = _errs8 === errors;
								valid1 = valid1 || _valid0;
								const _errs10 = errors;
								if (typeof data2 !== "string") {
									const err2 = {
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/anyOf/1/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err2];
									else vErrors.push(err2);
									errors++;
								}
								var _valid0 = _errs10 === errors;
								valid1 = valid1 || _valid0;
								if (!valid1) {
									const err3 = {
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err3];
									else vErrors.push(err3);
									errors++;
									validate18.errors = vErrors;
									return false;
								} else {
									errors = _errs7;
									if (vErrors !== null) {
										if (_errs7) vErrors.length = _errs7;
										else vErrors = null;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.files !== void 0) {
									let data3 = data.files;
									const _errs12 = errors;
									if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
										validate18.errors = [{
											instancePath: instancePath + "/files",
											schemaPath: "#/properties/files/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
									var valid0 = _errs12 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.meta !== void 0) {
										let data4 = data.meta;
										const _errs14 = errors;
										if (errors === _errs14) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs16 = errors;
													if (errors === _errs16) {
														if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
															let missing1;
															if (data5.name === void 0 && (missing1 = "name") || data5.value === void 0 && (missing1 = "value")) {
																validate18.errors = [{
																	instancePath: instancePath + "/meta/" + i0,
																	schemaPath: "#/properties/meta/items/required",
																	keyword: "required",
																	params: { missingProperty: missing1 },
																	message: "must have required property '" + missing1 + "'"
																}];
																return false;
															} else {
																const _errs18 = errors;
																for (const key1 in data5) if (!(key1 === "name" || key1 === "value")) {
																	validate18.errors = [{
																		instancePath: instancePath + "/meta/" + i0,
																		schemaPath: "#/properties/meta/items/additionalProperties",
																		keyword: "additionalProperties",
																		params: { additionalProperty: key1 },
																		message: "must NOT have additional properties"
																	}];
																	return false;
																}
																if (_errs18 === errors) {
																	if (data5.name !== void 0) {
																		const _errs19 = errors;
																		if (typeof data5.name !== "string") {
																			validate18.errors = [{
																				instancePath: instancePath + "/meta/" + i0 + "/name",
																				schemaPath: "#/properties/meta/items/properties/name/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		var valid3 = _errs19 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data5.value !== void 0) {
																			const _errs21 = errors;
																			if (typeof data5.value !== "string") {
																				validate18.errors = [{
																					instancePath: instancePath + "/meta/" + i0 + "/value",
																					schemaPath: "#/properties/meta/items/properties/value/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			var valid3 = _errs21 === errors;
																		} else var valid3 = true;
																	}
																}
															}
														} else {
															validate18.errors = [{
																instancePath: instancePath + "/meta/" + i0,
																schemaPath: "#/properties/meta/items/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
													if (!(_errs16 === errors)) break;
												}
											} else {
												validate18.errors = [{
													instancePath: instancePath + "/meta",
													schemaPath: "#/properties/meta/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.folder_id !== void 0) {
											const _errs23 = errors;
											if (typeof data.folder_id !== "string") {
												validate18.errors = [{
													instancePath: instancePath + "/folder_id",
													schemaPath: "#/properties/folder_id/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = _errs23 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.created_at !== void 0) {
												const _errs25 = errors;
												if (typeof data.created_at !== "string") {
													validate18.errors = [{
														instancePath: instancePath + "/created_at",
														schemaPath: "#/properties/created_at/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid0 = _errs25 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate18.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate18.errors = vErrors;
	return errors === 0;
}
validate18.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
// generated/sandbox/contract/contract.ts
const contract = {
	"version": "0.1.0",
	"operations": [
		{
			"id": "getTask",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
			"team": "team_id",
			"scopes": ["task.read"],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"action": "get",
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "TaskReviewing"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "TaskProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "TaskCompleted"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "TaskFailed"
						},
						{
							"name": "discarded",
							"type": "application/json",
							"of": "TaskDiscarded"
						},
						{
							"name": "filtered",
							"type": "application/json",
							"of": "TaskFiltered"
						},
						{
							"name": "approved",
							"type": "application/json",
							"of": "TaskApproved"
						},
						{
							"name": "exportFailed",
							"type": "application/json",
							"of": "TaskExportFailed"
						}
					],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"settings": ["after-next-step", "error-body-shape"]
		},
		{
			"id": "completeTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
			"team": "team_id",
			"scopes": ["task.edit"],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "sent",
						"type": "application/json",
						"of": "TaskSent"
					}],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [{
					"name": "message",
					"snakeName": "message",
					"validate": message
				}],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"transition": {
				"record": "Task",
				"to": { "status": { "value": "PROCESSING" } },
				"rejectedWith": "400"
			},
			"settings": ["after-next-step", "error-body-shape"]
		},
		{
			"id": "discardTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
			"team": "team_id",
			"scopes": ["task.edit"],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "discarded",
						"type": "application/json",
						"of": "TaskDiscarded"
					}, {
						"name": "ignored",
						"type": "application/json",
						"of": "TaskDiscardIgnored"
					}],
					"settings": ["discard-outside-reviewing"]
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"transition": {
				"record": "Task",
				"to": { "status": { "value": "DISCARDED" } },
				"rejectedWith": "400"
			},
			"settings": [
				"after-next-step",
				"discard-outside-reviewing",
				"error-body-shape",
				"unlock-discard-method"
			]
		},
		{
			"id": "reportTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
			"team": "team_id",
			"scopes": ["task.edit"],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"body": {
				"required": true,
				"type": "application/json",
				"kind": "json",
				"validate": ReportTaskRequest,
				"fields": [],
				"limits": [],
				"enums": [{
					"path": [
						"issues",
						"[]",
						"value"
					],
					"schema": "Issue.value"
				}]
			},
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "logged",
						"type": "application/json",
						"of": "ReportLogged"
					}],
					"settings": ["report-success-status"]
				},
				{
					"status": "201",
					"type": "application/json",
					"examples": [{
						"name": "logged",
						"type": "application/json",
						"of": "ReportLogged"
					}],
					"settings": ["report-success-status"]
				},
				{
					"status": "207",
					"type": "application/json",
					"examples": [{
						"name": "errorObject",
						"type": "application/json",
						"of": "ReportCallFailedObject"
					}, {
						"name": "errorString",
						"type": "application/json",
						"of": "ReportCallFailedString"
					}],
					"settings": ["report-error-shape"]
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200", "201"],
				"partial": ["207"],
				"in": "payload",
				"siblings": [{
					"name": "error",
					"snakeName": "error",
					"validate": error
				}],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"transition": {
				"record": "Task",
				"to": {},
				"rejectedWith": "400"
			},
			"settings": [
				"issue-values",
				"after-next-step",
				"report-error-shape",
				"report-success-status",
				"error-body-shape"
			]
		},
		{
			"id": "unlockTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
			"team": "team_id",
			"scopes": ["task.edit"],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"body": {
				"required": false,
				"type": "application/json",
				"kind": "json",
				"validate": error,
				"fields": [],
				"limits": [],
				"enums": []
			},
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "object",
						"type": "application/json",
						"of": "AnyObject"
					}],
					"settings": ["unlock-response"]
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": false,
				"statuses": ["200"],
				"partial": [],
				"siblings": [],
				"enums": []
			},
			"transition": {
				"record": "Task",
				"to": { "status": { "unknown": "unlock-next-status" } },
				"rejectedWith": "400"
			},
			"settings": [
				"unlock-response",
				"error-body-shape",
				"unlock-next-status",
				"upload-fully-processed",
				"unlock-discard-method"
			]
		},
		{
			"id": "approveTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
			"team": "team_id",
			"scopes": [],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "approved",
						"type": "application/json",
						"of": "TaskApproved"
					}],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"transition": {
				"record": "Task",
				"to": { "approved": { "value": true } },
				"rejectedWith": "400",
				"event": "task_approved"
			},
			"settings": [
				"after-next-step",
				"error-body-shape",
				"approve-scope"
			]
		},
		{
			"id": "disapproveTask",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
			"team": "team_id",
			"scopes": [],
			"resource": "Task",
			"idParameter": "task_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "disapproved",
						"type": "application/json",
						"of": "TaskDisapproved"
					}],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "TaskStatus"
				}, {
					"field": "step_type",
					"schema": "StepType"
				}]
			},
			"transition": {
				"record": "Task",
				"to": { "approved": { "value": false } },
				"rejectedWith": "400",
				"event": "task_de_approved"
			},
			"settings": [
				"after-next-step",
				"error-body-shape",
				"approve-scope"
			]
		},
		{
			"id": "createUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload",
			"team": "team_id",
			"scopes": ["uploads.create"],
			"resource": "Upload",
			"within": ["project_id"],
			"parents": [],
			"action": "create",
			"parameters": [],
			"body": {
				"required": true,
				"type": "multipart/form-data",
				"kind": "form",
				"validate": CreateUploadRequest,
				"fields": [
					{
						"name": "projectId",
						"snakeName": "project_id",
						"types": ["string"]
					},
					{
						"name": "name",
						"snakeName": "name",
						"types": ["string"]
					},
					{
						"name": "meta",
						"snakeName": "meta",
						"types": ["string"],
						"json": CreateUploadRequest_meta
					}
				],
				"files": {
					"name": "file",
					"many": true
				},
				"limits": [
					{
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"settings": ["file-size-unit"]
					},
					{
						"value": 20,
						"unit": "MB",
						"per": "page",
						"settings": ["file-size-unit"]
					},
					{
						"value": 100,
						"unit": "files",
						"per": "batch",
						"settings": ["file-count-limit"]
					}
				],
				"enums": []
			},
			"responses": [
				{
					"status": "2XX",
					"type": "application/json",
					"examples": [{
						"name": "created",
						"type": "application/json",
						"of": "UploadCreated"
					}],
					"settings": ["creation-status"]
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "403",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "413",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape", "file-size-unit"]
				},
				{
					"status": "500",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["2XX"],
				"partial": [],
				"responseFields": {
					"fields": [
						{
							"name": "id",
							"snakeName": "id",
							"validate": message
						},
						{
							"name": "name",
							"snakeName": "name",
							"validate": message
						},
						{
							"name": "projectId",
							"snakeName": "project_id",
							"validate": message
						},
						{
							"name": "status",
							"snakeName": "status",
							"validate": status
						},
						{
							"name": "fileType",
							"snakeName": "file_type",
							"validate": message
						},
						{
							"name": "fileSize",
							"snakeName": "file_size",
							"validate": fileSize
						},
						{
							"name": "createdAt",
							"snakeName": "created_at",
							"validate": message
						},
						{
							"name": "updatedAt",
							"snakeName": "updated_at",
							"validate": message
						}
					],
					"sample": {
						"id": "upload-1",
						"name": "March invoices",
						"projectId": "project-1",
						"status": "processing",
						"fileType": "application/pdf",
						"fileSize": 48213,
						"createdAt": "2026-03-02T09:15:00Z",
						"updatedAt": "2026-03-02T09:15:00Z"
					}
				},
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "UploadStatus"
				}]
			},
			"transition": {
				"record": "Upload",
				"creates": [{
					"record": "Upload",
					"per": "request"
				}, {
					"record": "Task",
					"per": "file"
				}],
				"rejectedWith": "400"
			},
			"settings": [
				"file-count-limit",
				"project-id-twice",
				"error-body-shape",
				"file-size-unit",
				"upload-status-values",
				"creation-status"
			]
		},
		{
			"id": "getUpload",
			"method": "GET",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
			"team": "team_id",
			"scopes": ["upload.read"],
			"resource": "Upload",
			"idParameter": "upload_id",
			"within": ["project_id"],
			"parents": [],
			"action": "get",
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "UploadReviewing"
						},
						{
							"name": "inReview",
							"type": "application/json",
							"of": "UploadInReview"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "UploadProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "UploadCompleted"
						},
						{
							"name": "partial",
							"type": "application/json",
							"of": "UploadPartial"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "UploadFailed"
						}
					],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "403",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "500",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "UploadStatus"
				}]
			},
			"settings": [
				"upload-status-values",
				"error-body-shape",
				"no-access-status"
			]
		},
		{
			"id": "moveUpload",
			"method": "POST",
			"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
			"team": "team_id",
			"scopes": ["upload.edit"],
			"resource": "Upload",
			"idParameter": "upload_id",
			"within": ["project_id"],
			"parents": [],
			"parameters": [],
			"body": {
				"required": false,
				"type": "application/json",
				"kind": "json",
				"validate": MoveUploadRequest,
				"fields": [],
				"limits": [],
				"enums": []
			},
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [{
						"name": "moved",
						"type": "application/json",
						"of": "UploadMoved"
					}],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "403",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "500",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "UploadStatus"
				}]
			},
			"transition": {
				"record": "Upload",
				"to": { "folder_id": { "parameter": "folder_id" } },
				"rejectedWith": "400"
			},
			"settings": [
				"upload-status-values",
				"error-body-shape",
				"no-access-status"
			]
		},
		{
			"id": "createUploadShorthand",
			"method": "POST",
			"path": "/v2/{team_id}/upload",
			"team": "team_id",
			"scopes": ["uploads.create"],
			"resource": "Upload",
			"within": [],
			"parents": [],
			"action": "create",
			"parameters": [],
			"body": {
				"required": true,
				"type": "multipart/form-data",
				"kind": "form",
				"validate": CreateUploadRequest,
				"fields": [
					{
						"name": "projectId",
						"snakeName": "project_id",
						"types": ["string"]
					},
					{
						"name": "name",
						"snakeName": "name",
						"types": ["string"]
					},
					{
						"name": "meta",
						"snakeName": "meta",
						"types": ["string"],
						"json": CreateUploadRequest_meta
					}
				],
				"files": {
					"name": "file",
					"many": true
				},
				"limits": [
					{
						"value": 40,
						"unit": "MB",
						"per": "file",
						"rejectedWith": "413",
						"settings": ["file-size-unit"]
					},
					{
						"value": 20,
						"unit": "MB",
						"per": "page",
						"settings": ["file-size-unit"]
					},
					{
						"value": 100,
						"unit": "files",
						"per": "batch",
						"settings": ["file-count-limit"]
					}
				],
				"enums": []
			},
			"responses": [
				{
					"status": "2XX",
					"type": "application/json",
					"examples": [{
						"name": "created",
						"type": "application/json",
						"of": "UploadCreated"
					}],
					"settings": ["creation-status"]
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "403",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "413",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape", "file-size-unit"]
				},
				{
					"status": "500",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["2XX"],
				"partial": [],
				"responseFields": {
					"fields": [
						{
							"name": "id",
							"snakeName": "id",
							"validate": message
						},
						{
							"name": "name",
							"snakeName": "name",
							"validate": message
						},
						{
							"name": "projectId",
							"snakeName": "project_id",
							"validate": message
						},
						{
							"name": "status",
							"snakeName": "status",
							"validate": status
						},
						{
							"name": "fileType",
							"snakeName": "file_type",
							"validate": message
						},
						{
							"name": "fileSize",
							"snakeName": "file_size",
							"validate": fileSize
						},
						{
							"name": "createdAt",
							"snakeName": "created_at",
							"validate": message
						},
						{
							"name": "updatedAt",
							"snakeName": "updated_at",
							"validate": message
						}
					],
					"sample": {
						"id": "upload-1",
						"name": "March invoices",
						"projectId": "project-1",
						"status": "processing",
						"fileType": "application/pdf",
						"fileSize": 48213,
						"createdAt": "2026-03-02T09:15:00Z",
						"updatedAt": "2026-03-02T09:15:00Z"
					}
				},
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "UploadStatus"
				}]
			},
			"transition": {
				"record": "Upload",
				"creates": [{
					"record": "Upload",
					"per": "request"
				}, {
					"record": "Task",
					"per": "file"
				}],
				"rejectedWith": "400"
			},
			"settings": [
				"file-count-limit",
				"project-id-twice",
				"error-body-shape",
				"file-size-unit",
				"upload-status-values",
				"creation-status"
			]
		},
		{
			"id": "getUploadShorthand",
			"method": "GET",
			"path": "/v2/{team_id}/upload/{upload_id}",
			"team": "team_id",
			"scopes": ["upload.read"],
			"resource": "Upload",
			"idParameter": "upload_id",
			"within": [],
			"parents": [],
			"action": "get",
			"parameters": [],
			"responses": [
				{
					"status": "200",
					"type": "application/json",
					"examples": [
						{
							"name": "reviewing",
							"type": "application/json",
							"of": "UploadReviewing"
						},
						{
							"name": "inReview",
							"type": "application/json",
							"of": "UploadInReview"
						},
						{
							"name": "processing",
							"type": "application/json",
							"of": "UploadProcessing"
						},
						{
							"name": "completed",
							"type": "application/json",
							"of": "UploadCompleted"
						},
						{
							"name": "partial",
							"type": "application/json",
							"of": "UploadPartial"
						},
						{
							"name": "failed",
							"type": "application/json",
							"of": "UploadFailed"
						}
					],
					"settings": []
				},
				{
					"status": "400",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "401",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				},
				{
					"status": "403",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "404",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape", "no-access-status"]
				},
				{
					"status": "500",
					"type": "application/json",
					"examples": [
						{
							"name": "object",
							"type": "application/json",
							"of": "ErrorObject"
						},
						{
							"name": "string",
							"type": "application/json",
							"of": "ErrorString"
						},
						{
							"name": "plainText",
							"type": "text/plain",
							"of": "ErrorPlainText"
						},
						{
							"name": "empty",
							"type": "text/plain",
							"of": "ErrorEmpty"
						}
					],
					"settings": ["error-body-shape"]
				}
			],
			"success": {
				"isKnown": true,
				"statuses": ["200"],
				"partial": [],
				"in": "payload",
				"siblings": [],
				"enums": [{
					"field": "status",
					"schema": "UploadStatus"
				}]
			},
			"settings": [
				"upload-status-values",
				"error-body-shape",
				"no-access-status"
			]
		}
	],
	"scopes": [
		["uploads.create", "upload.create"],
		["uploads.view", "upload.read"],
		["uploads.edit", "upload.edit"],
		["tasks.view", "task.read"],
		["tasks.edit", "task.edit"]
	],
	"resources": {
		"Task": {
			"name": "Task",
			"noun": "task",
			"id": "id",
			"idType": "string",
			"fields": [
				{
					"name": "id",
					"snakeName": "id",
					"validate": message
				},
				{
					"name": "name",
					"snakeName": "name",
					"validate": message
				},
				{
					"name": "created_at",
					"snakeName": "created_at",
					"validate": message
				},
				{
					"name": "meta",
					"snakeName": "meta",
					"validate": meta,
					"members": ["name", "value"]
				},
				{
					"name": "status",
					"snakeName": "status",
					"validate": status_
				},
				{
					"name": "step_type",
					"snakeName": "step_type",
					"validate": error
				},
				{
					"name": "upload_id",
					"snakeName": "upload_id",
					"validate": message
				},
				{
					"name": "project_id",
					"snakeName": "project_id",
					"validate": message
				},
				{
					"name": "approved",
					"snakeName": "approved",
					"validate": approved
				},
				{
					"name": "exported_at",
					"snakeName": "exported_at",
					"validate": error
				},
				{
					"name": "export_failed_at",
					"snakeName": "export_failed_at",
					"validate": error
				},
				{
					"name": "last_opened_at",
					"snakeName": "last_opened_at",
					"validate": error
				},
				{
					"name": "pages",
					"snakeName": "pages",
					"validate": error,
					"members": [
						"id",
						"width",
						"height",
						"annotations",
						"checkboxes",
						"segments",
						"signatures"
					]
				}
			],
			"initial": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [],
				"status": "PROCESSING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": null,
				"pages": []
			},
			"processingResults": {
				"ordinary": { "pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}] },
				"full": { "pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [{
						"id": "annotation-1",
						"entity_id": "entity-total",
						"confidence": .98,
						"content": "1,204.50",
						"top": 1320,
						"left_of_line": 812
					}, {
						"id": "annotation-2",
						"entity_id": "entity-note",
						"confidence": .61,
						"content": "Paid in part",
						"top": null,
						"left_of_line": null
					}],
					"checkboxes": [{
						"id": "checkbox-1",
						"confidence": .95,
						"checked": true,
						"coordinates": [
							[96, 1400],
							[120, 1400],
							[120, 1424],
							[96, 1424]
						]
					}],
					"segments": [{
						"id": "segment-1",
						"confidence": .9,
						"coordinates": [
							[80, 640],
							[1160, 640],
							[1160, 1120],
							[80, 1120]
						]
					}],
					"signatures": [{
						"id": "signature-1",
						"confidence": .87,
						"coordinates": [
							[760, 1510],
							[1080, 1510],
							[1080, 1630],
							[760, 1630]
						]
					}]
				}, {
					"id": "page-2",
					"width": null,
					"height": null,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}] }
			},
			"lifecycle": {
				"field": "status",
				"states": [
					"PROCESSING",
					"REVIEWING",
					"COMPLETED",
					"FAILED",
					"DISCARDED",
					"FILTERED"
				],
				"moves": [
					{ "to": "PROCESSING" },
					{
						"from": "PROCESSING",
						"to": "REVIEWING"
					},
					{
						"from": "PROCESSING",
						"to": "FAILED"
					},
					{
						"from": "PROCESSING",
						"to": "FILTERED"
					},
					{
						"from": "PROCESSING",
						"unknown": "after-next-step"
					}
				]
			},
			"foreignKeys": { "upload_id": "Upload" },
			"parentParameters": ["project_id"],
			"perParent": true,
			"existing": [],
			"validate": Task
		},
		"Upload": {
			"name": "Upload",
			"noun": "upload",
			"id": "id",
			"idType": "string",
			"fields": [
				{
					"name": "id",
					"snakeName": "id",
					"validate": message
				},
				{
					"name": "name",
					"snakeName": "name",
					"validate": message
				},
				{
					"name": "status",
					"snakeName": "status",
					"validate": status
				},
				{
					"name": "files",
					"snakeName": "files",
					"validate": error
				},
				{
					"name": "meta",
					"snakeName": "meta",
					"validate": meta,
					"members": ["name", "value"]
				},
				{
					"name": "folder_id",
					"snakeName": "folder_id",
					"validate": message
				},
				{
					"name": "created_at",
					"snakeName": "created_at",
					"validate": message
				}
			],
			"initial": {
				"id": "upload-1",
				"name": "March invoices",
				"status": "PROCESSING",
				"files": {},
				"meta": [],
				"folder_id": "folder-1",
				"created_at": "2026-03-02T09:15:00Z"
			},
			"processingResults": {
				"ordinary": {},
				"full": {}
			},
			"lifecycle": {
				"field": "status",
				"states": [
					"PROCESSING",
					"REVIEWING",
					"COMPLETED",
					"PARTIAL",
					"FAILED",
					"IN_REVIEW",
					"processing"
				],
				"moves": []
			},
			"foreignKeys": {},
			"parentParameters": ["project_id"],
			"existing": [],
			"validate": Upload
		}
	},
	"fileResource": "Task",
	"requestResource": "Upload",
	"values": {
		"TaskStatus": [
			"PROCESSING",
			"REVIEWING",
			"COMPLETED",
			"FAILED",
			"DISCARDED",
			"FILTERED"
		],
		"StepType": [
			"EXTRACT",
			"CLASSIFY",
			"SEGMENT",
			"GROUP"
		],
		"Issue.value": [
			"poor_quality",
			"wrong_type",
			"missing_info",
			"processing_error",
			"validation_failed"
		],
		"UploadStatus": [
			"PROCESSING",
			"REVIEWING",
			"COMPLETED",
			"PARTIAL",
			"FAILED",
			"IN_REVIEW",
			"processing"
		]
	},
	"settings": [
		{
			"id": "approve-scope",
			"title": "Scope for approving",
			"sandbox": "Accepts any valid key, or requires the scope to modify tasks.",
			"values": ["any-key", "task.edit"],
			"default": "any-key"
		},
		{
			"id": "missing-scope-status",
			"title": "Status for a missing scope",
			"sandbox": "Returns the status for missing access (404 for tasks, 403 for uploads), or 401.",
			"values": ["no-access", "401"],
			"default": "no-access"
		},
		{
			"id": "no-access-status",
			"title": "403 or 404 when a key lacks access to an upload",
			"sandbox": "Returns 403, or 404. Creating an upload has 403 only.",
			"values": ["403", "404"],
			"default": "403"
		},
		{
			"id": "error-body-shape",
			"title": "Format of error bodies",
			"sandbox": "Returns an object, a JSON string, plain text or an empty body, for every operation.",
			"values": [
				"object",
				"string",
				"plain-text",
				"empty"
			],
			"default": "object"
		},
		{
			"id": "creation-status",
			"title": "Status of creating an upload",
			"sandbox": "Returns 200, 201 or 202.",
			"values": [
				"200",
				"201",
				"202"
			],
			"default": "200"
		},
		{
			"id": "project-id-twice",
			"title": "Project ID in path and form",
			"sandbox": "Uses the path, or rejects the request with 400.",
			"values": ["path", "reject"],
			"default": "path"
		},
		{
			"id": "file-count-limit",
			"title": "Too many files",
			"sandbox": "Rejects the request with 400, or with 413.",
			"values": ["400", "413"],
			"default": "400"
		},
		{
			"id": "file-size-unit",
			"title": "Size of a megabyte",
			"sandbox": "Uses 1,048,576 bytes, or 1,000,000.",
			"values": ["binary", "decimal"],
			"default": "binary"
		},
		{
			"id": "upload-status-values",
			"title": "Values of an upload status",
			"sandbox": "Returns the values of the overview, and `processing` for a new upload. Alternatively returns IN_REVIEW instead of REVIEWING.",
			"values": ["overview", "examples"],
			"default": "overview"
		},
		{
			"id": "after-next-step",
			"title": "Status after the next step",
			"sandbox": "Changes the task to COMPLETED after the configured time, or to REVIEWING for the next step.",
			"values": ["COMPLETED", "REVIEWING"],
			"default": "COMPLETED"
		},
		{
			"id": "discard-outside-reviewing",
			"title": "Discarding outside REVIEWING",
			"sandbox": "Returns 400, or ignores the request and returns 200 with the unchanged task.",
			"values": ["reject", "ignore"],
			"default": "reject"
		},
		{
			"id": "unlock-discard-method",
			"title": "POST or PUT for unlock and discard",
			"sandbox": "Supports POST, or both POST and PUT.",
			"values": ["post", "post-or-put"],
			"default": "post"
		},
		{
			"id": "unlock-response",
			"title": "Response of unlock",
			"sandbox": "Returns the task in `payload`, an empty object, or an empty body.",
			"values": [
				"task",
				"object",
				"empty"
			],
			"default": "task"
		},
		{
			"id": "unlock-next-status",
			"title": "Status after unlocking",
			"sandbox": "Changes the task to REVIEWING, or keeps its status.",
			"values": ["REVIEWING", "unchanged"],
			"default": "REVIEWING"
		},
		{
			"id": "upload-fully-processed",
			"title": "Fully processed uploads",
			"sandbox": "An upload is fully processed when its status is COMPLETED, or when no task is in PROCESSING or REVIEWING, or never.",
			"values": [
				"completed",
				"settled",
				"never"
			],
			"default": "completed"
		},
		{
			"id": "issue-values",
			"title": "Issue codes",
			"sandbox": "Accepts any string, or rejects other codes with 400.",
			"values": ["accept", "reject"],
			"default": "accept"
		},
		{
			"id": "report-success-status",
			"title": "Status of a successful report",
			"sandbox": "Returns 200, or 201.",
			"values": ["200", "201"],
			"default": "200"
		},
		{
			"id": "report-error-shape",
			"title": "Format of a report error",
			"sandbox": "Returns an object, or a string.",
			"values": ["object", "string"],
			"default": "object"
		}
	],
	"examples": {
		"TaskReviewing": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "REVIEWING",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [{
					"id": "annotation-1",
					"entity_id": "entity-total",
					"confidence": .98,
					"content": "1,204.50",
					"top": 1320,
					"left_of_line": 812
				}, {
					"id": "annotation-2",
					"entity_id": "entity-note",
					"confidence": .61,
					"content": "Paid in part",
					"top": null,
					"left_of_line": null
				}],
				"checkboxes": [{
					"id": "checkbox-1",
					"confidence": .95,
					"checked": true,
					"coordinates": [
						[96, 1400],
						[120, 1400],
						[120, 1424],
						[96, 1424]
					]
				}],
				"segments": [{
					"id": "segment-1",
					"confidence": .9,
					"coordinates": [
						[80, 640],
						[1160, 640],
						[1160, 1120],
						[80, 1120]
					]
				}],
				"signatures": [{
					"id": "signature-1",
					"confidence": .87,
					"coordinates": [
						[760, 1510],
						[1080, 1510],
						[1080, 1630],
						[760, 1630]
					]
				}]
			}, {
				"id": "page-2",
				"width": null,
				"height": null,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskProcessing": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "PROCESSING",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskCompleted": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskFailed": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "FAILED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskDiscarded": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "DISCARDED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskFiltered": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "FILTERED",
			"step_type": "CLASSIFY",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": null,
			"pages": []
		} },
		"TaskApproved": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": true,
			"exported_at": "2026-03-02T10:00:00Z",
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"TaskExportFailed": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": "2026-03-02T10:00:00Z",
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"ErrorObject": { "made_up_member": "Something went wrong." },
		"ErrorString": "Something went wrong.",
		"ErrorPlainText": "Something went wrong.",
		"ErrorEmpty": "",
		"TaskSent": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "PROCESSING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"message": "The task was completed."
		},
		"TaskDiscardIgnored": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"ReportLogged": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": null
		},
		"ReportCallFailedObject": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": { "made_up_member": "The external system did not respond." }
		},
		"ReportCallFailedString": {
			"payload": {
				"id": "task-1",
				"name": "invoice.pdf",
				"created_at": "2026-03-02T09:15:00Z",
				"meta": [{
					"name": "purchase_order",
					"value": "4711"
				}],
				"status": "REVIEWING",
				"step_type": "EXTRACT",
				"upload_id": "upload-1",
				"project_id": "project-1",
				"approved": false,
				"exported_at": null,
				"export_failed_at": null,
				"last_opened_at": "2026-03-02T09:40:00Z",
				"pages": [{
					"id": "page-1",
					"width": 1240,
					"height": 1754,
					"annotations": [],
					"checkboxes": [],
					"segments": [],
					"signatures": []
				}]
			},
			"error": "The external system did not respond."
		},
		"AnyObject": {},
		"TaskDisapproved": { "payload": {
			"id": "task-1",
			"name": "invoice.pdf",
			"created_at": "2026-03-02T09:15:00Z",
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"status": "COMPLETED",
			"step_type": "EXTRACT",
			"upload_id": "upload-1",
			"project_id": "project-1",
			"approved": false,
			"exported_at": null,
			"export_failed_at": null,
			"last_opened_at": "2026-03-02T09:40:00Z",
			"pages": [{
				"id": "page-1",
				"width": 1240,
				"height": 1754,
				"annotations": [],
				"checkboxes": [],
				"segments": [],
				"signatures": []
			}]
		} },
		"UploadCreated": {
			"id": "upload-1",
			"name": "March invoices",
			"projectId": "project-1",
			"status": "processing",
			"fileType": "application/pdf",
			"fileSize": 48213,
			"createdAt": "2026-03-02T09:15:00Z",
			"updatedAt": "2026-03-02T09:15:00Z"
		},
		"UploadReviewing": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "REVIEWING",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadInReview": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "IN_REVIEW",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadProcessing": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "PROCESSING",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadCompleted": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "COMPLETED",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadPartial": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "PARTIAL",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadFailed": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "FAILED",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-1",
			"created_at": "2026-03-02T09:15:00Z"
		} },
		"UploadMoved": { "payload": {
			"id": "upload-1",
			"name": "March invoices",
			"status": "IN_REVIEW",
			"files": {},
			"meta": [{
				"name": "purchase_order",
				"value": "4711"
			}],
			"folder_id": "folder-2",
			"created_at": "2026-03-02T09:15:00Z"
		} }
	},
	"errorMember": "made_up_member"
};
// generated/sandbox/contract/guards.ts
/** The conditions of each operation, by the name of its resource and its operationId. */
const guards = { "Task": {
	"completeTask": {
		"action": "complete",
		"from": { "status": { "in": ["REVIEWING"] } },
		"conditions": [{
			"id": "task-validates",
			"description": "The task passes the same validation as in automatic processing."
		}]
	},
	"discardTask": {
		"action": "discard",
		"from": { "status": { "in": ["REVIEWING"] } }
	},
	"reportTask": { "action": "report" },
	"unlockTask": {
		"action": "unlock",
		"from": {
			"status": { "in": [
				"COMPLETED",
				"DISCARDED",
				"FILTERED"
			] },
			"exported_at": { "in": [null] }
		},
		"conditions": [{
			"id": "upload-not-fully-processed",
			"description": "The upload of the task is not fully processed."
		}]
	},
	"approveTask": {
		"action": "approve",
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [false] }
		}
	},
	"disapproveTask": {
		"action": "disapprove",
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [true] }
		}
	}
} };
export { contract, guards };
