import cruiser from './.dependency-cruiser.mjs'

// The ring of two rooms is made of files that stand in none, so whole folders are compared; tests look wherever they like.
const streets = ['platform', 'people', 'money', 'billing', 'webhooks', 'desk', 'process']

export default {
  forbidden: streets.map((street) => ({
    name: `no-ring-in-${street}`,
    comment: 'Of two rooms of a street one stands on the other, never each on both.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^api/src/${street}/[^/]+$` },
    to: { path: `^api/src/${street}/[^/]+$`, circular: true },
  })),
  options: {
    ...cruiser.options,
    includeOnly: '^api/src/',
    exclude: { path: [...cruiser.options.exclude.path, '\\.spec\\.ts$'] },
  },
}
