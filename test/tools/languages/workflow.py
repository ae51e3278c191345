"""Drives the generated Python client through the main workflow: upload, read, report, approve, complete."""

import io
import sys
from typing import get_type_hints

import client as api

base_url, key, task_id = sys.argv[1:]
team, project = "team-1", "project-1"
docproc = api.Client(base_url, auth={"bearer": key})

document = io.BytesIO(b"a document")
document.name = "invoice.pdf"
created = docproc.create_upload(team, project, {"file": document, "projectId": project})
assert docproc.get_upload(team, project, created.id).payload.id == created.id
assert docproc.get_task(team, project, task_id).payload.status == api.TaskStatus.REVIEWING
issue = api.Issue(label="Wrong Document Type", value="wrong_type")
assert docproc.report_task(team, project, task_id, api.ReportTaskRequest(issues=[issue])).payload.id == task_id
assert docproc.approve_task(team, project, task_id).payload.approved is True
assert docproc.complete_task(team, project, task_id).payload.id == task_id
try:
    docproc.complete_task(team, project, task_id)
    raise AssertionError("A second completion was accepted.")
except api.ApiError as error:
    assert error.status == 400, error.status

expected = {
    "get_task": "TaskEnvelope",
    "complete_task": "CompleteTaskResponse",
    "discard_task": "TaskEnvelope",
    "report_task": "ReportTaskResponse",
    "unlock_task": "Any",
    "approve_task": "TaskEnvelope",
    "disapprove_task": "TaskEnvelope",
    "create_upload": "UploadCreationResult",
    "get_upload": "UploadEnvelope",
    "move_upload": "UploadEnvelope",
    "create_upload_shorthand": "UploadCreationResult",
    "get_upload_shorthand": "UploadEnvelope",
}
kept = [n for n, of in expected.items() if get_type_hints(getattr(api.Client, n), vars(api))["return"].__name__ == of]
print(f"{len(kept)} of {len(expected)} types")
