import { z } from 'zod'
import { isSame, itemsOf } from '#core/content-changes.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { TestSite } from '#testing/site.ts'
import type { Text } from './model.ts'

/** How a kind of entry says a text of the model. */
export interface Kind {
  kind: string
  titleField: string
  /** A new value, or the former one with another text. */
  valueOf(text: Text, former: AnyValue | undefined): AnyValue
  /** The title and all that readers get of it; undefined while they get nothing. */
  read(site: TestSite, entry: string): Promise<{ title: string; all: string } | undefined>
}

/** Without empty fields, which a new entry has whose draft was discarded. */
function filled(former: AnyValue | undefined): AnyValue {
  return Object.fromEntries(Object.entries(former ?? {}).filter(([, part]) => part !== '' && !isSame(part, [])))
}

const Listed = z.object({ results: z.array(z.looseObject({ id: z.int() })) })

function listed(path: string, field: string): Kind['read'] {
  return async (site, entry) => {
    const { results } = Listed.parse((await site.get(path)).body)
    const found = results.find(({ id }) => String(id) === entry)
    return found && { title: String(found[field]), all: JSON.stringify(found) }
  }
}

const faqSection: Kind = {
  kind: 'faq-section',
  titleField: 'name',
  valueOf: ({ title }, former) => ({
    entries: [{ key: 'new-question', question: 'Why?', answer: '<p>So.</p>' }],
    ...filled(former),
    name: title,
  }),
  read: listed('/api/faq/section/', 'name'),
}

const newsItem: Kind = {
  kind: 'news-item',
  titleField: 'title',
  valueOf: ({ title }, former) => ({ category: 'News', content: '<p>News.</p>', ...filled(former), title }),
  read: listed('/api/news/', 'title'),
}

/** @param category id of the category of new modules */
export function moduleKind(category: number): Kind {
  return {
    kind: 'module',
    titleField: 'name',
    valueOf({ title, file }, former) {
      const [sheet, ...others] = itemsOf(former?.files)
      const first = { key: 'new-sheet', title: 'Sheet', section: 'handouts', ...sheet }
      return {
        description: 'What it is about.',
        category: String(category),
        language: 'en',
        purpose: '<p>To train.</p>',
        objectives: [{ key: 'new-objective', title: 'Explain', details: '' }],
        ...filled(former),
        name: title,
        files: file === undefined ? itemsOf(former?.files) : [{ ...first, file }, ...others],
      }
    },
    async read(site, entry) {
      const { status, body } = await site.get(`/api/training/module/${entry}/whole/`)
      if (status === 404) return undefined
      const { module } = z.object({ module: z.object({ name: z.string() }) }).parse(body)
      return { title: module.name, all: JSON.stringify(body) }
    },
  }
}

export const LISTED_KINDS = [faqSection, newsItem]
