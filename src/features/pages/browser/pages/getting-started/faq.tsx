import type { MetaArgs } from 'react-router'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from '../../../messages.ts'
import { FaqSections, loadFaq } from './FaqSections.tsx'

export const loader = onServer(loadFaq)
export const clientLoader = inBrowser(loadFaq)

export { loadsSection as shouldRevalidate } from './FaqSections.tsx'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.faq, description: text.faqDescription, path: '/faq' })
}

export default function FaqPage({ loaderData }: Page<typeof loadFaq>) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.faq }]} />
        <h1>{text.faq}</h1>
      </div>
      <FaqSections faq={loaderData} path="/faq" />
    </>
  )
}
