/** The conditions of each action, by the name of its resource; `open` are conditions that no field shows. */
export const guards = {
  "Task": {
    "complete": {
      "from": {
        "status": {
          "in": [
            "REVIEWING"
          ]
        }
      },
      "open": [
        "The task passes the same validation as in automatic processing." as string
      ]
    },
    "discard": {
      "from": {
        "status": {
          "in": [
            "REVIEWING"
          ]
        }
      }
    },
    "report": {},
    "unlock": {
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
      "open": [
        "The upload of the task is not fully processed." as string
      ]
    },
    "approve": {
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
    "disapprove": {
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

/** The default resource: the first one with guards. */
export const defaultRecord = "Task" as const;
