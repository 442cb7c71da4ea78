import { useEffect } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { formatCount } from '#core/format.ts'
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
import { type Load, revalidateOnPathChange } from '#ui/page/page.ts'
import { LiveSearch } from '#ui/search/LiveSearch.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { Box } from '#ui/status/Note.tsx'
import { text } from '../../../messages.ts'
import { hasWords } from '../../../present/faq-words.ts'
import { content } from '../../client.ts'
import '../../components/side.css'

/** The content type of a section. */
const FAQ_SECTION = 'faq-section'

/** A search that has to be loaded is loaded so long after the last letter. */
const TYPING_MS = 300

/** The questions by section: all of them, or with many only those that the address asks for. */
export async function loadFaq({ api, url }: Load) {
  const query = askedIn(url.searchParams)
  const { is_whole, found, sections } = await content.getFaq(api, { query })
  return {
    found,
    sections: sections.map(({ entries, ...section }) => ({
      ...section,
      entry: String(section.id),
      entries: entries.map(({ id, ...texts }) => ({ key: String(id), ...texts })),
    })),
    /** What the address has asked for; undefined when everything is loaded. */
    asked: is_whole ? undefined : JSON.stringify(query),
  }
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>

function askedIn(query: URLSearchParams) {
  const idIn = (name: string) => Number(/^\d{1,9}$/.exec(query.get(name) ?? '')?.[0]) || undefined
  const search = (query.get('search') ?? '').slice(0, 200)
  return { section: idIn('section'), question: idIn('question'), search: search || undefined }
}

/** A search only filters, unless there are too many questions: `useAsked` loads then. */
export function loadsSection(args: ShouldRevalidateFunctionArgs): boolean {
  const [now, next] = [askedIn(args.currentUrl.searchParams), askedIn(args.nextUrl.searchParams)]
  return revalidateOnPathChange(args) || now.section !== next.section || now.question !== next.question
}

/** Loads what a search or a link to a question asks for. @returns whether it is on its way */
function useAsked(asked: string | undefined): boolean {
  const { search, hash } = useLocation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const wanted = JSON.stringify(askedIn(new URLSearchParams(search)))
  const isLoading = asked !== undefined && asked !== wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the time again
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => void revalidate(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [isLoading, wanted, revalidate])
  useEffect(() => {
    const question = /^#faq-(\d+)$/.exec(hash)?.[1]
    if (asked === undefined || question === undefined) return
    const element = document.getElementById(hash.slice(1))
    if (element) element.scrollIntoView()
    else void navigate({ search: `?question=${question}`, hash }, { replace: true })
  }, [asked, hash, navigate])
  return isLoading
}

/** The questions, filtered while the reader types. The side column has the sections and a link to the community. */
export function FaqSections({ faq: { sections: published, asked, found }, path }: { faq: FaqData; path: string }) {
  const isLoading = useAsked(asked)
  const all = useDrafted('faq', published)
  const isEditing = useIsEditing()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const sections = all
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => hasWords(entry, search)) }))
    .filter(({ entries, is_open }) => !is_open || entries.length > 0 || (isEditing && search === ''))
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const total = asked === undefined ? count : Math.max(count, found)
  return (
    <Columns
      className="with-side"
      side={
        <>
          {sections.length > 1 && (
            <PageContents
              items={sections.map(({ entry, name, entries, is_open }) => ({
                id: sectionId(entry),
                name,
                note: is_open ? String(entries.length) : undefined,
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
      <LiveRegion>{search && !isLoading && formatCount(total, { one: 'question', other: 'questions' })}</LiveRegion>
      {search !== '' && !isLoading && count < total && <p className="quiet">{text.firstQuestions(count, total)}</p>}
      {all.length > 0 && count === 0 && all.every(({ is_open }) => is_open) && (
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
            {!section.is_open && (
              <p>
                <ButtonLink
                  variant="line"
                  size="small"
                  to={`${path}?section=${section.id}#${sectionId(section.entry)}`}
                >
                  {text.showQuestions}
                  <span className="visually-hidden">: {section.name}</span>
                </ButtonLink>
              </p>
            )}
            {section.entries.map((entry) => (
              <EditItem key={entry.key} kind={FAQ_SECTION} entry={section.entry} list="entries" item={entry.key}>
                <Accordion
                  title={entry.question}
                  id={`faq-${entry.key}`}
                  open={count === 1 || entry.key === query.get('question')}
                >
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
