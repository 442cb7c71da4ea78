import { buildIfChanged } from './build/build-site.ts'

await buildIfChanged()
await import('#site/server.ts')
