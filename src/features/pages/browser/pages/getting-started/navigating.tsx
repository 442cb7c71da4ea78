import type { MetaArgs } from 'react-router'
import { AddItem, EditItem, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { ScreenPicture } from '#ui/elements/ScreenPicture.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { Navigating } from '../../../contract.ts'
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

/** The content type and the name of the entry. */
const PAGE = { kind: 'page-navigating', entry: 'navigating' } as const

type Step = Navigating['sub'][number] & { key?: string }
/** Steps of a draft have keys. */
export type NavigatingData = Omit<Navigating, 'sub'> & { sub: Step[] }

export default function NavigatingPage({ loaderData }: Page<typeof load>) {
  const page: NavigatingData = useDrafted<NavigatingData>('navigating', loaderData.page)
  return (
    <GettingStartedFrame head={loaderData.started} crumb={text.navigatingCrumb}>
      <div className="wrap page-body">
        <section>
          <EditRegion {...PAGE} part="heading">
            <h2 dir="auto">{page.title}</h2>
            <Prose html={page.body} />
            {page.image && <ScreenPicture src={page.image} dark={page.image_dark} />}
          </EditRegion>
        </section>
        <div className="steps">
          {page.sub.map((step) => (
            <EditItem key={step.key ?? step.subtitle} {...PAGE} list="sub" item={step.key ?? ''}>
              <section className="step">
                <div>
                  <h2 dir="auto">{step.subtitle}</h2>
                  <Prose html={step.subtitle_body} />
                </div>
                {step.image && <ScreenPicture src={step.image} dark={step.image_dark} />}
              </section>
            </EditItem>
          ))}
        </div>
        <AddItem {...PAGE} list="sub" />
        <HelpDocuments started={loaderData.started} />
      </div>
    </GettingStartedFrame>
  )
}
