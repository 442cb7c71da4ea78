import { build } from './build/build-site.ts'

await build()
