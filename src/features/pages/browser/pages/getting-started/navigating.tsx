import type { MetaArgs } from 'react-router'
import { Prose } from '#ui/layout/Prose.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { GettingStartedFrame } from './GettingStartedFrame.tsx'
import { HelpDocuments } from './HelpDocuments.tsx'
import './navigating.css'

async function load({ api }: Load) {
  const [page, started] = await Promise.all([content.getNavigating(api), content.getGettingStarted(api)])
  return { page, started }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: text.tabs.navigating,
    description: text.navigatingSubtitle,
    path: '/getting-started/navigating-website',
  })
}

export default function NavigatingPage({ loaderData: { page, started } }: Page<typeof load>) {
  return (
    <GettingStartedFrame crumb={text.navigatingCrumb}>
      <div className="wrap page-body">
        <section>
          <h2>{page.title}</h2>
          <Prose html={page.body} />
          {page.image && <img src={page.image} alt="" width="960" height="600" loading="lazy" />}
        </section>
        {page.sub.map((part) => (
          <section key={part.subtitle} className="illustrated">
            <div>
              <h2>{part.subtitle}</h2>
              <Prose html={part.subtitle_body} />
            </div>
            {part.image && <img src={part.image} alt="" width="960" height="600" loading="lazy" />}
          </section>
        ))}
        <HelpDocuments started={started} />
      </div>
    </GettingStartedFrame>
  )
}
