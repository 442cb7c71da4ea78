import { foldAccents } from '../rows/fold-accents.ts'
import { endingOf, type ImportFile, nameOf, reasonToLeaveOut } from './check-file.ts'
import type { TitleLine } from './title-list.ts'

const LIST_ENDINGS = ['csv', 'tsv']
/** Names of lists, in the order in which they are taken. */
const LIST_NAMES = /^(titles?|titres?|titulos?)\.[ct]sv$/

export function isListFile(path: string): boolean {
  return LIST_ENDINGS.includes(endingOf(path))
}

/** The list of titles among the files: 'titles.csv', else the only one. */
export function findListFile<F extends ImportFile>(files: readonly F[]): F | undefined {
  const lists = files.filter(({ path }) => isListFile(path) && reasonToLeaveOut(path) === undefined)
  return lists.find(({ path }) => LIST_NAMES.test(foldAccents(nameOf(path)))) ?? lists[0]
}

interface Listing {
  files: readonly ImportFile[]
  list: { lines: readonly TitleLine[] } | undefined
}

/** The line of a file: by its path, else by its name where no other file has it. */
export function findListed(path: string, { files, list }: Listing): TitleLine | undefined {
  if (list === undefined) return undefined
  const byPath = list.lines.find(({ file }) => file !== '' && isNamed(path, file))
  if (byPath) return byPath
  const isAmbiguous = files.filter((file) => isNamed(nameOf(file.path), nameOf(path))).length > 1
  return isAmbiguous
    ? undefined
    : list.lines.find(({ file }) => file !== '' && isNamed(nameOf(path), nameOf(slashed(file))))
}

/** How many lines of the list belong to a file. */
export function countMatches({ files, list }: Listing): number {
  const found = new Set(files.map(({ path }) => findListed(path, { files, list })))
  return list?.lines.filter((line) => found.has(line)).length ?? 0
}

/** Whether a list names this path, with or without its ending. */
function isNamed(path: string, name: string): boolean {
  const [one, other] = [foldAccents(path), foldAccents(slashed(name))]
  return one === other || one.replace(/\.[a-z0-9]+$/, '') === other
}

function slashed(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.?\//, '')
}
