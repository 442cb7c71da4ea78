import { cleanName, splitName } from '../file-names.ts'

/**
 * Paths as they stand in an archive: each part cleaned, and no two alike also where capitals do not count (Windows,
 * macOS, Android's shared storage): the second 'plan.pdf' of a folder becomes 'plan (2).pdf'.
 */
export function entryNames(names: readonly string[]): string[] {
  const cleaned = names.map(cleanPath)
  const taken = new Set(cleaned.flatMap(foldersOf))
  return cleaned.map((path) => {
    const name = freeName(path, taken)
    taken.add(folded(name))
    return name
  })
}

function cleanPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.map(cleanName).join('/') || cleanName('')
}

function freeName(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(folded(path))) return path
  const slash = path.lastIndexOf('/') + 1
  const { stem, ending } = splitName(path.slice(slash))
  for (let number = 2; ; number++) {
    const name = `${path.slice(0, slash)}${stem} (${number})${ending}`
    if (!taken.has(folded(name))) return name
  }
}

/** A file can't have the name of a folder beside it. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => folded(parts.slice(0, index + 1).join('/')))
}

function folded(name: string): string {
  return name.toLowerCase()
}
