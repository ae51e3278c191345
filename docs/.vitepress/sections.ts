/** The pages in the order in which they are read. */
export const sections: { section: string; pages: string[] }[] = [
  {
    section: 'Start',
    pages: ['guides/getting-started.md', 'guides/concepts.md', 'guides/authentication.md'],
  },
  {
    section: 'Work with documents',
    pages: [
      'guides/uploads.md',
      'guides/upload-life.md',
      'guides/task-life.md',
      'guides/reviewing.md',
      'guides/unlocking.md',
      'guides/errors.md',
      'guides/client.md',
    ],
  },
  {
    section: 'Test',
    pages: ['guides/testing.md', 'guides/mock-in-ci.md', 'guides/prism-limits.md', 'guides/your-server.md'],
  },
  {
    section: 'Look up',
    pages: ['operations.md', 'open-questions.md', 'guides/versioning.md', 'machines.md', 'changelog.md'],
  },
];
