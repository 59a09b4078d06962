/**
 * `npm run bench -w packages/bots`: how long play waits for thinking; `… -- think`: how long thinking takes; `… -- web`: how long it
 * takes in a browser; `… -- rivals`: how bots do against those of an earlier commit.
 */
const [, , what] = process.argv
if (what === 'think') await import('./think.ts')
else if (what === 'web') await import('./web.ts')
else if (what === 'rivals') await import('./rivals.ts')
else await import('./waiting.ts')
