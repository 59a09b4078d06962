import { defineConfig } from 'vitest/config'

// The condition lets a test read the sources of every package of the workspace, so that tests need no build.
const conditions = ['krcma-source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      '{games,examples}/*/test/**/*.test.{ts,tsx}',
      'tools/**/test/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
})
