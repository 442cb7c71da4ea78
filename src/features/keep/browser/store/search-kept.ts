import { type BadgeKind, badgeKindOf } from '#core/file-labels.ts'
import { formatSize } from '#core/format.ts'
import { containsEachWord } from '#core/text-search.ts'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { withPreview } from '#ui/preview/preview-address.ts'
import { text } from '../../messages.ts'
import { type KeptThing, readThings } from './kept-things.ts'
import { contentsOfFile, pdfOf } from './plan.ts'

export interface KeptHit {
  /** Where it opens without a network. */
  href: string
  title: string
  /** 'Kept on Nov 28 · 43 kB' */
  facts: string
  /** Undefined for a module or a folder. */
  kind?: BadgeKind
}

/** Modules, folders and files on this device whose title has all the words; at most `limit`. */
export async function searchKept(words: string, limit: number): Promise<KeptHit[]> {
  const hits = new Map((await readThings()).flatMap(hitsOf).map((hit) => [hit.href, hit]))
  return [...hits.values()].filter(({ title }) => containsEachWord(title, words)).slice(0, limit)
}

function hitsOf({ key, kind, kept, keptAt, choice }: KeptThing): KeptHit[] {
  if (kept === null || keptAt === null) return []
  const files = kept.files.map((file): KeptHit => {
    const size = formatSize(contentsOfFile(file, choice)[0]?.size_bytes ?? 0)
    const href = pdfOf(file) ? OFFLINE_PATH + withPreview('', file.key) : file.file.path
    const facts = `${text.keptOn(keptAt)} · ${size}`
    return { href, title: file.title, facts, kind: badgeKindOf({ ...file, path_type: 'FILE' }) }
  })
  const facts = text.keptOn(keptAt)
  return [{ href: kind === 'module' ? kept.page : `${OFFLINE_PATH}#${key}`, title: kept.title, facts }, ...files]
}
