/** Whether a success has another form than that of the operation. */
export const isAsIs = ({ asIs }, { status }) => asIs !== undefined && RegExp(asIs).test(`${status}`);
//# sourceMappingURL=operation.js.map
