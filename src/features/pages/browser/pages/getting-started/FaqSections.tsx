import { useSearchParams } from 'react-router'
import { formatCount } from '#core/format.ts'
import { containsWords } from '#core/text-search.ts'
import { textOfHtml } from '#core/words.ts'
import {
  AddEntry,
  AddItem,
  EditItem,
  EditRegion,
  EntryOrder,
  useDrafted,
  useIsEditing,
} from '#ui/editing/edit-mode.tsx'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { Columns } from '#ui/layout/Columns.tsx'
import { PageContents } from '#ui/layout/PageContents.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import type { Load } from '#ui/page/page.ts'
import { LiveSearch } from '#ui/search/LiveSearch.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { Box } from '#ui/status/Note.tsx'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import '../../components/side.css'

/** The content type of a section. */
const FAQ_SECTION = 'faq-section'

/** All questions by section. Two requests, however many sections there are. */
export async function loadFaq({ api }: Load) {
  const [sections, entries] = await Promise.all([content.listFaqSections(api), content.listFaqEntries(api)])
  return sections.results.map((section) => ({
    ...section,
    entry: String(section.id),
    entries: entries.results
      .filter((entry) => entry.section === section.id)
      .map(({ id, question, answer }) => ({ key: String(id), question, answer })),
  }))
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>

/** The questions, filtered while the reader types. The side column has the sections and a link to the community. */
export function FaqSections({ sections: published, path }: { sections: FaqData; path: string }) {
  const all = useDrafted('faq', published)
  const isEditing = useIsEditing()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const sections = all
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => hasWords(entry, search)) }))
    .filter(({ entries }) => entries.length > 0 || (isEditing && search === ''))
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Columns
      className="with-side"
      side={
        <>
          {sections.length > 1 && (
            <PageContents
              items={sections.map(({ entry, name, entries }) => ({
                id: sectionId(entry),
                name,
                note: String(entries.length),
              }))}
            />
          )}
          <AskCommunity />
        </>
      }
    >
      {all.length === 0 ? (
        <p className="quiet">{text.noFaq}</p>
      ) : (
        <LiveSearch action={path} label={text.searchFaq} value={search} />
      )}
      <LiveRegion>{search && formatCount(count, { one: 'question', other: 'questions' })}</LiveRegion>
      {all.length > 0 && count === 0 && (
        <EmptyState to={path} action={text.clearSearch}>
          {text.noFaqFound}
        </EmptyState>
      )}
      {sections.map((section) => (
        <EntryOrder
          key={section.entry}
          kind={FAQ_SECTION}
          entry={section.entry}
          title={section.name}
          entries={published.map(({ entry }) => entry)}
        >
          <section>
            <EditRegion kind={FAQ_SECTION} entry={section.entry} part="name">
              <SectionHead id={sectionId(section.entry)} title={section.name} />
            </EditRegion>
            {section.entries.map((entry) => (
              <EditItem key={entry.key} kind={FAQ_SECTION} entry={section.entry} list="entries" item={entry.key}>
                <Accordion title={entry.question} id={`faq-${entry.key}`} open={count === 1}>
                  <Prose html={entry.answer} />
                </Accordion>
              </EditItem>
            ))}
            <AddItem kind={FAQ_SECTION} entry={section.entry} list="entries" />
          </section>
        </EntryOrder>
      ))}
      <AddEntry kind={FAQ_SECTION} />
    </Columns>
  )
}

function sectionId(entry: string): string {
  return `faq-section-${entry}`
}

function hasWords({ question, answer }: FaqData[number]['entries'][number], search: string): boolean {
  const words = `${question}\n${textOfHtml(answer)}`
  return search.split(/\s+/).every((word) => containsWords(words, word))
}

function AskCommunity() {
  return (
    <Box>
      <h2>{text.moreQuestions}</h2>
      <p>{text.moreQuestionsHint}</p>
      <p>
        <ButtonLink variant="primary" to="/community/discussions">
          {text.exploreCommunity}
        </ButtonLink>
      </p>
    </Box>
  )
}
