import { buildContent } from '../starter/maker/content/build.ts'
import { buildAndStamp, PARTS, type Part } from './build/build-if-changed.ts'
import { buildSite } from './build/build-site.ts'

/** `npm run build` builds all that a site needs; `npm run build -- content` only the named parts. */
const BUILDS: Readonly<Record<Part, () => Promise<void>>> = {
  site: buildSite,
  content: () => buildContent('whole'),
  sample: () => buildContent('sample'),
}

const isPart = (name: string): name is Part => Object.hasOwn(BUILDS, name)

const names = process.argv.slice(2)
const unknown = names.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} to build, only ${Object.keys(BUILDS).join(', ')}`)
  process.exit(2)
}
for (const part of names.length > 0 ? names.filter(isPart) : PARTS) {
  console.log(`Building the ${part}`)
  await buildAndStamp(part, BUILDS[part])
}
