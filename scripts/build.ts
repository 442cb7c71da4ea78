import { buildContent } from '../tools/content/build.ts'
import { PARTS, stamped } from './build/build-if-changed.ts'
import { buildSite } from './build/build-site.ts'

/** `npm run build` builds all parts; `npm run build -- content` only those that it names. */
const BUILDS = { site: buildSite, content: buildContent }

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in BUILDS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} to build, only ${PARTS.join(' and ')}`)
  process.exit(2)
}
for (const part of PARTS) {
  if (names.length > 0 && !names.includes(part)) continue
  console.log(`Building the ${part}`)
  await stamped(part, BUILDS[part])
}
