// Which way imports may point: kernel <- games <- bots <- server, web, cli; kernel <- protocol <- bots, saga, server, web, cli;
// protocol <- film <- server, web; kernel <- look <- boards of games, web; and kernel <- shelf <- bench, server, cli. No program imports a game: it is found. Paths are relative to the root of the workspace; `$1` stands for what the first group
// of `from` matched.

const test = '/test/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  {
    name: 'found',
    comment: 'Every import leads somewhere; one that does not would slip through the rules below.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'kernel-alone',
    comment: 'The kernel stands on audited hashes and ciphers and on nothing else, not even on Node.',
    severity: 'error',
    from: { path: '^packages/kernel/src/' },
    to: { couldNotResolve: false, pathNot: '^packages/kernel/src/|node_modules/@noble/(ciphers|hashes)/' },
  },
  {
    name: 'laws-alone',
    comment: 'The laws stand on the kernel and on fast-check.',
    severity: 'error',
    from: { path: '^packages/kernel/laws/' },
    to: { couldNotResolve: false, pathNot: '^packages/kernel/(src|laws)/|node_modules/fast-check/' },
  },
  {
    name: 'kernel-below-all',
    comment: 'Not even a test of the kernel knows a package that stands on it.',
    severity: 'error',
    from: { path: '^packages/kernel/' },
    to: { path: '^(games|examples|packages/(?!kernel/))' },
  },
  {
    name: 'games-on-kernel',
    comment:
      'Of the packages, a game knows the kernel alone; its board, its rulebook, its workshop and what it says about itself know the look.',
    severity: 'error',
    from: {
      path: '^(?:games|examples)/',
      pathNot: '^(?:games|examples)/[^/]+/(about|board/|rulebook/|workshop/|sign/|test/(board|rulebook|workshop))',
    },
    to: { path: '^packages/(?!kernel/)' },
  },
  {
    name: 'boards-on-look',
    comment: 'Of the packages, a board, a rulebook, a workshop, their tests and about.ts know the kernel and the look.',
    severity: 'error',
    from: { path: '^(?:games|examples)/[^/]+/(about|board/|rulebook/|workshop/|sign/|test/(board|rulebook|workshop))' },
    to: { path: '^packages/(?!(kernel|look)/)' },
  },
  {
    name: 'look-on-kernel',
    comment: 'The look knows the kernel, and no game.',
    severity: 'error',
    from: { path: '^packages/look/' },
    to: { path: '^(games/|examples/|packages/(?!(look|kernel)/))' },
  },
  {
    name: 'games-apart',
    comment: 'One game, one room: no game imports another.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/' },
    to: { path: '^(?:games|examples)/', pathNot: '^(?:games|examples)/$1/' },
  },
  {
    name: 'games-anywhere',
    comment: 'A game runs in a browser as in Node; only its tests may use Node.',
    severity: 'error',
    from: { path: '^(?:games|examples)/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'content-below-all',
    comment: 'Content is data: within a game it knows nothing but itself.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/content/' },
    to: { path: '^(?:games|examples)/$1/(?!content/)' },
  },
  {
    name: 'reckoning-on-content',
    comment: 'What rules, words, minds and boards all work out stands on content and the shape alone.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/reckoning/' },
    to: { path: '^(?:games|examples)/$1/(?!(content|reckoning)/|shape)' },
  },
  {
    name: 'rules-below-board',
    comment: 'Rules know neither how they are told and shown nor how bots think.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/rules/' },
    to: { path: '^(?:games|examples)/$1/(words|board|rulebook|workshop|mind)/' },
  },
  {
    name: 'minds-in-silence',
    comment: 'A mind knows neither how the game is told nor how it is shown.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/mind/' },
    to: { path: '^(?:games|examples)/$1/(words|board|rulebook|workshop)/' },
  },
  {
    name: 'shown-without-rules',
    comment:
      'Words, board, rulebook and workshop show what they are told; they know the rules as types only, for clients have none.',
    severity: 'error',
    from: { path: '^(?:games|examples)/([^/]+)/(words|board|rulebook|workshop)/' },
    to: { path: '^(?:games|examples)/$1/(rules/|mind/|index)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'games-found',
    comment: 'Programs find games where they lie and know none by name, so that a new one needs no change elsewhere.',
    severity: 'error',
    from: { path: '^(packages|tools)/' },
    to: { path: '^(games|examples)/' },
  },
  {
    name: 'bots-on-kernel',
    comment: 'Bots know the kernel and, where they sit down at tables, the protocol; they run in a browser as in Node.',
    severity: 'error',
    from: { path: '^packages/bots/', pathNot: '^packages/bots/(bench|test)/' },
    to: { path: '^packages/(?!(bots|kernel|protocol)/)' },
  },
  {
    name: 'shelf-on-kernel',
    comment: 'The shelf knows the kernel alone.',
    severity: 'error',
    from: { path: '^packages/shelf/' },
    to: { path: '^packages/(?!(shelf|kernel)/)' },
  },
  {
    name: 'protocol-on-kernel',
    comment: 'The protocol knows the kernel alone, and runs in a browser as in Node.',
    severity: 'error',
    from: { path: '^packages/protocol/' },
    to: { path: '^(games/|examples/|packages/(?!(protocol|kernel)/))' },
  },
  {
    name: 'saga-on-protocol',
    comment: 'A saga is kept by a server or by a browser, and knows neither.',
    severity: 'error',
    from: { path: '^packages/saga/' },
    to: { path: '^(games/|examples/|packages/(?!(saga|kernel|protocol)/))' },
  },
  {
    name: 'film-on-protocol',
    comment:
      'Films know the kernel and the protocol, and run in a browser as in Node; their tests find the games on the shelf.',
    severity: 'error',
    from: { path: '^packages/film/', pathNot: test },
    to: { path: '^(games/|examples/|packages/(?!(film|protocol|kernel)/))' },
  },
  {
    name: 'server-web-apart',
    comment: 'Server and client meet in their protocol, never in code.',
    severity: 'error',
    from: { path: '^packages/(server|web)/' },
    to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'cli-on-top',
    comment: 'Nothing stands on the command line.',
    severity: 'error',
    from: { pathNot: '^packages/cli/' },
    to: { path: '^packages/cli/' },
  },
  {
    name: 'browser-for-tests',
    comment: 'The browser of tools/browser is for tests and measurements.',
    severity: 'error',
    from: { pathNot: `${test}|^packages/[^/]+/bench/|^tools/browser/` },
    to: { path: '^tools/browser/' },
  },
]
