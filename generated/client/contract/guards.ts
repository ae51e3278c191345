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

/** The states that the contract lists, by the resource and its field. */
export const states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "Task": {
    "status": [
      "PROCESSING",
      "REVIEWING",
      "COMPLETED",
      "FAILED",
      "DISCARDED",
      "FILTERED"
    ]
  }
};

/** The default resource: the one with the most guards. */
export const defaultRecord = "Task" as const;
