/** `npm run bench -w packages/bots`: how long play waits for thinking; `… -- think`: how long thinking takes. */
if (process.argv[2] === 'think') await import('./think.ts')
else await import('./waiting.ts')
