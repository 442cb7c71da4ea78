import type { MetaArgs } from 'react-router'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { AddItem, EditFiles, EditItem, EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { Columns } from '#ui/layout/Columns.tsx'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { findShared } from '#ui/preview/preview-address.ts'
import { Box } from '#ui/status/Note.tsx'
import type { Guide } from '../../contract.ts'
import { text } from '../../messages.ts'
import { content } from '../client.ts'
import '../components/side.css'
import './guides.css'

async function load({ api }: Load) {
  return content.getGuides(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  const guides = args.loaderData ? [...listDocuments(args.loaderData), ...args.loaderData.adaptation_checklists] : []
  return pageMeta(args, {
    title: text.guides,
    description: text.guidesDescription,
    path: '/training-guides',
    shared: findShared(
      args.location,
      guides.flatMap((guide) => previewsOf(guide, previewKeyOf(guide))),
    ),
  })
}

function listDocuments({ training_guides, general_training_guides }: GuidesData): GuideData[] {
  return [...training_guides, ...general_training_guides]
}

/** The content type and the name of the entry. */
const PAGE = { kind: 'page-guides', entry: 'guides' } as const

/** A guide of the API; one of a draft has a key of its own. */
type GuideData = Guide & { key?: string }

const LISTS = ['training_guides', 'general_training_guides', 'additional_links', 'adaptation_checklists'] as const
type List = (typeof LISTS)[number]

export interface GuidesData extends Record<List, GuideData[]> {
  training_guides_desc: string
  additional_links_desc: string
}

export default function GuidesPage({ loaderData }: Page<typeof load>) {
  const guides: GuidesData = useDrafted<GuidesData>('guides', loaderData)
  const documents = listDocuments(guides)
  const { additional_links: links, adaptation_checklists: checklists } = guides
  const isEditing = useIsEditing()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.guides }]} />
      </div>
      <Columns className="with-side guides" side={<MoreHelp />}>
        <section id="guides">
          <header className="section-head">
            <h1>{text.guides}</h1>
            <span className="section-count">{countsLabel(countFiles(documents), 'document')}</span>
          </header>
          <Description part="guides_text">{guides.training_guides_desc}</Description>
          <EditFiles table={`${PAGE.kind}/${PAGE.entry}`} />
          <GuideRows guides={guides} lists={['training_guides', 'general_training_guides']} />
        </section>
        <FoldingSection id="links" title={text.additionalLinks} count={countsLabel(countFiles(links), 'document')} open>
          <Description part="links_text">{guides.additional_links_desc}</Description>
          <GuideRows guides={guides} lists={['additional_links']} />
        </FoldingSection>
        {isEditing && (
          <FoldingSection
            id="checklists"
            title={text.checklists}
            count={countsLabel(countFiles(checklists), 'document')}
            open
          >
            <p className="quiet">{text.checklistsHint}</p>
            <GuideRows guides={guides} lists={['adaptation_checklists']} />
          </FoldingSection>
        )}
        <Previews files={[...documents, ...checklists].flatMap((guide) => previewsOf(guide, previewKeyOf(guide)))} />
      </Columns>
    </>
  )
}

/** Where to go on: how to use the site, and people who answer. */
function MoreHelp() {
  return (
    <Box>
      <h2>{text.guidesMore}</h2>
      <ul className="guides-more">
        <li>
          <Link to="/getting-started/navigating-website">{text.gettingStarted}</Link>
        </li>
        <li>
          <Link to="/faq">{text.faq}</Link>
        </li>
        <li>
          <Link to="/community/discussions">{text.exploreCommunity}</Link>
        </li>
      </ul>
    </Box>
  )
}

function Description({ part, children }: { part: string; children: string }) {
  return (
    <EditRegion {...PAGE} part={part}>
      {children !== '' && (
        <p className="section-description" dir="auto">
          {children}
        </p>
      )}
    </EditRegion>
  )
}

function guideKey({ id, key = String(id) }: GuideData): string {
  return key
}

function previewKeyOf(guide: GuideData): string {
  return `guide-${guideKey(guide)}`
}

/** Several lists as one; in edit mode each ends with the button that adds to it, because guides move within their list. */
function GuideRows({ guides, lists }: { guides: GuidesData; lists: readonly List[] }) {
  const isEditing = useIsEditing()
  if (isEditing)
    return lists.map((list) => (
      <div key={list}>
        <Rows guides={guides} lists={[list]} />
        <AddItem {...PAGE} list={list} />
      </div>
    ))
  if (lists.every((list) => guides[list].length === 0)) return <p className="quiet">{text.noGuides}</p>
  return <Rows guides={guides} lists={lists} />
}

function Rows({ guides, lists }: { guides: GuidesData; lists: readonly List[] }) {
  const rows = lists.flatMap((list) => guides[list].map((guide) => ({ list, guide })))
  return (
    <ul className="file-rows">
      {rows.map(({ list, guide }) => (
        <li key={guideKey(guide)}>
          <EditItem {...PAGE} list={list} item={guideKey(guide)}>
            <DocumentRow document={guide} previewKey={previewKeyOf(guide)} />
          </EditItem>
        </li>
      ))}
    </ul>
  )
}
