/** The name of the site: in its header, its titles and previews of links. */
export const siteName = 'Document Processing Kit';

/** The section of pages that an integrator does not need: neither the navigation nor the search has them. */
export const maintainers = 'Maintainers';

/** The pages in the order in which they are read. */
export const sections: { section: string; pages: string[] }[] = [
  {
    section: 'Get started',
    pages: ['guides/getting-started.md', 'guides/concepts.md', 'guides/authentication.md'],
  },
  {
    section: 'Guides',
    pages: [
      'guides/uploads.md',
      'guides/upload-status.md',
      'guides/task-lifecycle.md',
      'guides/task-data.md',
      'guides/reviewing.md',
      'guides/errors.md',
      'guides/retries.md',
      'guides/client.md',
      'guides/connections.md',
      'guides/mcp.md',
      'guides/cli.md',
      'guides/tools.md',
    ],
  },
  {
    section: 'Recipes',
    pages: [
      'recipes/review-folder.md',
      'recipes/user-interfaces.md',
      'recipes/partial-results.md',
      'recipes/other-languages.md',
      'recipes/going-live.md',
    ],
  },
  {
    section: 'Testing',
    pages: [
      'guides/testing.md',
      'guides/control-api.md',
      'guides/faults-and-time.md',
      'guides/test-frameworks.md',
      'guides/shared-sandbox.md',
      'guides/mock-in-ci.md',
      'guides/prism-limits.md',
      'guides/conformance.md',
    ],
  },
  {
    section: 'Reference',
    pages: [
      'operations.md',
      'guides/sdk-reference.md',
      'guides/sandbox-reference.md',
      'open-questions.md',
      'guides/faq.md',
      'guides/glossary.md',
      'guides/versioning.md',
      'machine-readable.md',
      'changelog.md',
    ],
  },
  { section: maintainers, pages: ['guides/conformance-checks.md', 'traceability.md'] },
];
