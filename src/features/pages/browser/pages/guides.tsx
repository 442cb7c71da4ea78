import type { MetaArgs } from 'react-router'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { sharedOf } from '#ui/preview/preview-address.ts'
import type { Guide } from '../../contract.ts'
import { text } from '../../messages.ts'
import { content } from '../client.ts'

async function load({ api }: Load) {
  return content.getGuides(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  const guides = args.loaderData ? documentsOf(args.loaderData) : []
  return pageMeta(args, {
    title: text.guides,
    description: text.guidesDescription,
    path: '/training-guides',
    shared: sharedOf(
      args.location,
      guides.flatMap((guide) => previewsOf(guide, keyOf(guide))),
    ),
  })
}

function documentsOf({ training_guides, general_training_guides }: Awaited<ReturnType<typeof load>>) {
  return [...training_guides, ...general_training_guides]
}

export default function GuidesPage({ loaderData: guides }: Page<typeof load>) {
  const documents = documentsOf(guides)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.guides }]} />
      <div className="page-body">
        <h1>{text.guides}</h1>
        <FoldingSection id="guides" title={text.guides} count={countsLabel(countFiles(documents), 'document')} open>
          <p className="section-description">{guides.training_guides_desc}</p>
          <GuideRows guides={documents} />
        </FoldingSection>
        <FoldingSection
          id="links"
          title={text.additionalLinks}
          count={countsLabel(countFiles(guides.additional_links), 'document')}
          open
        >
          <p className="section-description">{guides.additional_links_desc}</p>
          <GuideRows guides={guides.additional_links} />
        </FoldingSection>
        <Previews files={documents.flatMap((guide) => previewsOf(guide, keyOf(guide)))} />
      </div>
    </div>
  )
}

function keyOf(guide: Guide): string {
  return `guide-${guide.id}`
}

function GuideRows({ guides }: { guides: Guide[] }) {
  if (guides.length === 0) return <p className="quiet">{text.noGuides}</p>
  return (
    <ul className="file-rows">
      {guides.map((guide) => (
        <li key={guide.id}>
          <DocumentRow document={guide} previewKey={keyOf(guide)} />
        </li>
      ))}
    </ul>
  )
}
