import { cleanName, splitName } from '../file-names.ts'

/**
 * Cleans the paths of an archive and makes them unique without regard to case (Windows, macOS, Android's shared storage): the
 * second 'plan.pdf' of a folder becomes 'plan (2).pdf'.
 */
export function entryNames(names: readonly string[]): string[] {
  const cleaned = names.map(cleanPath)
  const taken = new Set(cleaned.flatMap(foldersOf))
  return cleaned.map((path) => {
    const name = uniqueName(path, taken)
    taken.add(folded(name))
    return name
  })
}

function cleanPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.map(cleanName).join('/') || cleanName('')
}

function uniqueName(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(folded(path))) return path
  const slash = path.lastIndexOf('/') + 1
  const { stem, ending } = splitName(path.slice(slash))
  for (let number = 2; ; number++) {
    const name = `${path.slice(0, slash)}${stem} (${number})${ending}`
    if (!taken.has(folded(name))) return name
  }
}

/** The folders of a path. A file can't have the name of a folder in the same place. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => folded(parts.slice(0, index + 1).join('/')))
}

function folded(name: string): string {
  return name.toLowerCase()
}
