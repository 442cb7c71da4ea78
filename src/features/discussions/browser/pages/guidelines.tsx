import type { MetaArgs } from 'react-router'
import { content } from '#features/pages/browser/client.ts'
import { Prose } from '#ui/layout/Prose.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
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

export default function GuidelinesPage({ loaderData: { intro, sections } }: Page<typeof load>) {
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: communityText.home, to: '/' }, { name: communityText.guidelines }]} />
      <div className="page-body reading">
        <h1>{communityText.guidelines}</h1>
        <Prose html={intro} />
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <Prose html={section.body} />
          </section>
        ))}
      </div>
    </div>
  )
}
