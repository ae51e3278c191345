/** The conditions of each operation, by the name of its resource and its operationId. */
export const guards = {
  "Task": {
    "completeTask": {
      "action": "complete",
      "from": {
        "status": {
          "in": [
            "REVIEWING"
          ]
        }
      },
      "conditions": [
        {
          "id": "task-validates",
          "description": "The task passes the same validation as in automatic processing."
        }
      ]
    },
    "discardTask": {
      "action": "discard",
      "from": {
        "status": {
          "in": [
            "REVIEWING"
          ]
        }
      }
    },
    "reportTask": {
      "action": "report"
    },
    "unlockTask": {
      "action": "unlock",
      "from": {
        "status": {
          "in": [
            "COMPLETED",
            "DISCARDED",
            "FILTERED"
          ]
        },
        "exported_at": {
          "in": [
            null
          ]
        }
      },
      "conditions": [
        {
          "id": "upload-not-fully-processed",
          "description": "The upload of the task is not fully processed."
        }
      ]
    },
    "approveTask": {
      "action": "approve",
      "from": {
        "status": {
          "notIn": [
            "PROCESSING"
          ]
        },
        "approved": {
          "in": [
            false
          ]
        }
      }
    },
    "disapproveTask": {
      "action": "disapprove",
      "from": {
        "status": {
          "notIn": [
            "PROCESSING"
          ]
        },
        "approved": {
          "in": [
            true
          ]
        }
      }
    }
  }
} as const;
