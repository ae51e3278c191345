import documentprocessingservice.Client;
import documentprocessingservice.Client.*;
import java.util.List;

/** Drives the generated Java client through the main workflow. Every success type is declared, so it has to compile. */
public class Workflow {
    static final String TEAM = "team-1", PROJECT = "project-1";

    static void expect(boolean holds, String message) {
        if (!holds) throw new AssertionError(message);
    }

    static void types(Client client) {
        TaskEnvelope discarded = client.discardTask(TEAM, PROJECT, "t");
        TaskEnvelope disapproved = client.disapproveTask(TEAM, PROJECT, "t");
        Object unlocked = client.unlockTask(TEAM, PROJECT, "t", null);
        UploadCreationResult created = client.createUpload(TEAM, PROJECT, null);
        UploadEnvelope moved = client.moveUpload(TEAM, PROJECT, "u", "f", null);
        UploadCreationResult shorthand = client.createUploadShorthand(TEAM, null);
        UploadEnvelope read = client.getUploadShorthand(TEAM, "u");
    }

    public static void main(String[] args) {
        Client client = new Client(new Config().serverUrl(args[0]).auth(new Auth().bearer(args[1])));
        String id = args[2];
        TaskEnvelope task = client.getTask(TEAM, PROJECT, id);
        expect(task.payload().status() == TaskStatus.REVIEWING, "status");
        UploadEnvelope upload = client.getUpload(TEAM, PROJECT, task.payload().uploadId());
        expect(upload.payload().id().equals(task.payload().uploadId()), "upload");
        Issue issue = new Issue("Wrong Document Type", "wrong_type");
        ReportTaskResponse report = client.reportTask(TEAM, PROJECT, id, new ReportTaskRequest(List.of(issue), null));
        expect(report.payload().id().equals(id), "report");
        TaskEnvelope approved = client.approveTask(TEAM, PROJECT, id);
        expect(approved.payload().approved(), "approved");
        CompleteTaskResponse completed = client.completeTask(TEAM, PROJECT, id);
        expect(completed.payload().id().equals(id), "completed");
        try {
            client.completeTask(TEAM, PROJECT, id);
            throw new AssertionError("A second completion was accepted.");
        } catch (ApiException error) {
            expect(String.valueOf(error.getMessage()).contains("400"), error.getMessage());
        }
        System.out.println("12 of 12 types");
    }
}
