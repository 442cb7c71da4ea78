import { buildIfChanged } from './build/build-if-changed.ts'

// React and React Router look at this once, when they are loaded: their development builds render three times slower.
process.env.NODE_ENV = 'production'

await buildIfChanged()
await import('#app/server/server.ts')
