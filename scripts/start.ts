import { buildIfChanged, PARTS, type Part } from './build/build-if-changed.ts'

// React and React Router read this when they load: their development builds render three times slower.
process.env.NODE_ENV = 'production'

/** The parts that a site builds when its setting is not the whole starter content. */
const FEWER: Readonly<Record<string, readonly Part[]>> = { off: ['site'], sample: ['site', 'sample'] }
await buildIfChanged(FEWER[process.env.STARTER_CONTENT ?? ''] ?? PARTS)
await import('#app/server/server.ts')
