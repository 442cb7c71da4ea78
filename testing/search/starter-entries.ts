import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { textOfHtml } from '#core/words.ts'
import { guideTitle } from '#features/library/messages.ts'
import type { SearchEntry } from '#features/search/server/searchable.ts'
import { htmlOf, listNames, readYaml, STARTER_DIR, withoutNumber } from '../../starter/maker/content/source.ts'
import { ModuleText, SectionText } from '../../starter/maker/content/texts.ts'
import { parseSources } from '../../starter/maker/documents/source.ts'
import { searchText } from '../../starter/maker/documents/text/search-text.ts'
import { createModuleEntry, createResourceEntry } from './library.ts'

const FOLDERS = ['session-plan', 'slides', 'evaluation-tools', 'handouts']

interface Place {
  language: SearchLanguage
  context: string
  cover?: string
  module?: { slug: string; name: string }
}

/** The modules and documents of the starter content as a site indexes them, without making the documents. */
export async function readStarterEntries(): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = []
  let id = 0
  const documents = async (path: string, place: Place, title?: string) => {
    const text = await readFile(join(STARTER_DIR, path), 'utf8')
    for (const source of parseSources(text, { ...place, file: path, updated: '2026-11-28' }))
      entries.push(
        createResourceEntry(++id, {
          title: title ?? source.title,
          details: title === undefined ? source.details : '',
          text: source.slideNotes ? '' : searchText(source),
          format: source.format,
          language: place.language,
          keywords: `${place.module?.name ?? place.context}\n${FORMAT_KEYWORDS[source.format]}`,
          module: place.module ?? null,
        }),
      )
  }
  for (const folder of await listNames('modules')) {
    const path = `modules/${folder}`
    const { name, description, cover } = await readYaml(`${path}/module.yaml`, ModuleText)
    const place: Place = { language: 'en', context: name, cover, module: { slug: withoutNumber(folder), name } }
    const first = entries.length
    await documents(`${path}/facilitators-guide.md`, place, guideTitle(name))
    for (const part of FOLDERS)
      for (const file of await listNames(`${path}/${part}`, '.md')) await documents(`${path}/${part}/${file}`, place)
    const titles = entries.slice(first).map(({ title }) => title)
    const purpose = textOfHtml(await htmlOf(await readFile(join(STARTER_DIR, path, 'purpose.md'), 'utf8')))
    const module = createModuleEntry(++id, { name, purpose: description })
    entries.push({ ...module, keywords: titles.join('\n'), text: purpose })
  }
  for (const language of ['fr', 'es'] as const)
    for (const folder of await listNames(`materials/${language}`)) {
      const path = `materials/${language}/${folder}`
      const { name, cover } = await readYaml(`${path}/section.yaml`, SectionText)
      for (const file of await listNames(path, '.md'))
        await documents(`${path}/${file}`, { language, context: name, cover })
    }
  for (const file of await listNames('site/documents', '.md'))
    await documents(`site/documents/${file}`, { language: 'en', context: 'Training Resource Package' })
  return entries
}
