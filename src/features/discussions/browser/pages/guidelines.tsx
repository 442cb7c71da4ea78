import type { MetaArgs } from 'react-router'
import { content } from '#features/pages/browser/client.ts'
import type { Guidelines } from '#features/pages/contract.ts'
import { AddItem, EditItem, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text as communityText } from '../../messages.ts'
import { text } from '../discussion-list/messages.ts'

async function load({ api }: Load) {
  return content.getGuidelines(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: communityText.guidelines,
    description: text.guidelinesDescription,
    path: '/community/guidelines',
  })
}

/** The content type and the name of the entry. */
const PAGE = { kind: 'page-guidelines', entry: 'guidelines' } as const
/** Sections of a draft have keys. */
type DraftedGuidelines = Omit<Guidelines, 'sections'> & {
  sections: (Guidelines['sections'][number] & { key?: string })[]
}

export default function GuidelinesPage({ loaderData }: Page<typeof load>) {
  const { intro, sections } = useDrafted<DraftedGuidelines>('guidelines', loaderData)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: communityText.home, to: '/' }, { name: communityText.guidelines }]} />
      <div className="page-body reading">
        <h1>{communityText.guidelines}</h1>
        <EditRegion {...PAGE} part="intro">
          {intro !== '' && <Prose html={intro} />}
        </EditRegion>
        {sections.map(({ key, title, body }) => (
          <EditItem key={key ?? title} {...PAGE} list="sections" item={key ?? ''}>
            <section>
              <h2 dir="auto">{title}</h2>
              <Prose html={body} />
            </section>
          </EditItem>
        ))}
        <AddItem {...PAGE} list="sections" />
        <p>
          <Link to="/community/guidelines/decisions">{communityText.howDecided}</Link>
        </p>
      </div>
    </div>
  )
}
