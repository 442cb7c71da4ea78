import { buildAndStamp } from './build/build-if-changed.ts'
import { makePackages } from './build/make-packages.ts'
import { runCommand, UsageError } from './run-command.ts'

/** `npm run build` builds all that a site needs; `npm run build -- content` only the named parts. */
const BUILDS = {
  site: buildAndStamp,
  content: () => makePackages('whole'),
  sample: () => makePackages('sample'),
} as const
type Part = keyof typeof BUILDS

const DEFAULT: readonly Part[] = ['site', 'content']

const isPart = (name: string): name is Part => Object.hasOwn(BUILDS, name)

await runCommand('build', async ({ words: names }) => {
  const unknown = names.filter((name) => !isPart(name))
  if (unknown.length > 0) {
    throw new UsageError(`There is no part ${unknown.join(', ')} to build, only ${Object.keys(BUILDS).join(', ')}`)
  }
  for (const part of names.length > 0 ? names.filter(isPart) : DEFAULT) {
    console.log(`Building the ${part}`)
    await BUILDS[part]()
  }
})
